import { html } from "#server/platform/http/pages/html.ts";
import { noticePage, plainPage } from "#server/platform/http/pages/plain-page.ts";
import { sharePageArt } from "./share-page-art.ts";
import { PICTURE_HEIGHT, PICTURE_WIDTH } from "./share-picture.ts";
import { ABOUT, shareWords } from "./share-words.ts";
import type { ShownShare } from "./shown-share.service.ts";

interface PageAddresses {
  readonly shareUrl: string;
  readonly imageUrl: string;
  readonly stylesheet: string | undefined;
}

/** The public page of an achievement or a level. */
export function sharePage(share: ShownShare, { shareUrl, imageUrl, stylesheet }: PageAddresses): string {
  const words = shareWords(share);
  const { username, businessName } = share;
  return plainPage({
    title: `${words.title}: ${username}`,
    stylesheet,
    head: html`<meta name="description" content="${words.headline}. ${ABOUT}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="SideQuest">
<meta property="og:title" content="${words.headline}">
<meta property="og:description" content="${ABOUT}">
<meta property="og:url" content="${shareUrl}">
<meta property="og:image" content="${imageUrl}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="${PICTURE_WIDTH}">
<meta property="og:image:height" content="${PICTURE_HEIGHT}">
<meta property="og:image:alt" content="${words.headline}">
<meta name="twitter:card" content="summary_large_image">
<meta name="twitter:title" content="${words.headline}">
<meta name="twitter:description" content="${ABOUT}">
<meta name="twitter:image" content="${imageUrl}">
<meta name="twitter:image:alt" content="${words.headline}">`,
    body: html`<article class="share">
${sharePageArt(share.subject)}
<div class="share-words">
<p class="share-kicker share-kicker-${share.subject.kind}">${words.kicker}</p>
<h1>${words.title}</h1>
<p class="share-who"><bdi>${username}</bdi>${businessName !== null && html`<bdi class="share-business">${businessName}</bdi>`}</p>
<p class="muted">${words.summary}</p>
<a class="btn btn-primary btn-lg btn-block" href="/">Start your own quest</a>
</div>
</article>
<p class="fine share-about">${ABOUT}</p>`,
  });
}

export function shareGonePage(stylesheet: string | undefined): string {
  return noticePage({
    title: "Nothing here",
    stylesheet,
    heading: "This trail ends here",
    text: "The page you are looking for was taken down, or the address is not quite right.",
    link: { href: "/", label: "Start your own quest" },
  });
}
