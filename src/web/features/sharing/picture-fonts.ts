/** Our @font-face rules with data URLs: a picture cannot load files. The library's way violates our CSP. */
export async function fontsForPicture(): Promise<string> {
  const faces = [...document.styleSheets].flatMap(facesOf);
  return (await Promise.all(faces.map(carried))).join("\n");
}

interface Face {
  rule: string;
  source: string;
  address: string;
}

function facesOf(sheet: CSSStyleSheet): Face[] {
  return [...sheet.cssRules].flatMap(({ cssText: rule }) => {
    const source = rule.startsWith("@font-face") && /url\("?([^")]+)"?\)/u.exec(rule)?.[1];
    return source ? [{ rule, source, address: new URL(source, sheet.href ?? document.baseURI).href }] : [];
  });
}

async function carried({ rule, source, address }: Face): Promise<string> {
  return rule.replace(source, await asData(await (await fetch(address)).blob()));
}

function asData(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
