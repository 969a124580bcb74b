import { readFileSync } from "node:fs";
import { test } from "vitest";
import { DESCRIBED } from "./described.cases.ts";
import { createTradeFinder } from "./find-trade.ts";
import { readPhrases } from "./read-phrases.ts";
import { readState } from "./read-state.ts";
import { createSpelling } from "./spelling.ts";
import { questWords } from "./words.ts";
import { guessModel } from "./read-model.ts";
const trades = ["goods","knowledge","services"].flatMap((f)=>JSON.parse(readFileSync(`playbook/trades/${f}.json`,"utf8")));
const way=(m:string)=>{try{return JSON.parse(readFileSync(`playbook/ways/${m}.json`,'utf8')).slots}catch{return JSON.parse(readFileSync(`playbook/ways/freelance.json`,'utf8')).slots}};
const spell = createSpelling(trades.flatMap((t:any)=>[...t.words,...Object.values(t.slots)]) as any);
const finder = createTradeFinder(trades);
test("mine", () => {
  let n=0, ok={m:0,s:0,b:0,f:0};
  for (const l of DESCRIBED.trim().split("\n")) { n++;
    let [t,d,m,s,b,f]=l.split("|") as any; const sp=spell(d); if(sp!==d) console.log('SPELL',d,'->',sp); d=sp;
    const tr=finder.find(d); const g=guessModel(t,d,tr); const p=readPhrases(d);const t2=finder.find(d,g.model); const q=questWords(way(g.model),t2,p,null); const st=readState(d).map(x=>`${x.key}=${x.value}`);
    const bad:string[]=[];
    if(g.model!==m) bad.push(`model ${g.model}≠${m}`); else ok.m++;
    const ck=(got:any,want:string,k:"s"|"b",name:string)=>{ if(want===""||(want==="-"?got===null:got===want)) ok[k]++; else bad.push(`${name} ${got}≠${want}`)};
    ck(p.sells,s,"s","sells"); ck(p.buyers,b,"b","buyers");
    const want=f==="-"?[]:f.split(",");
    const extra=st.filter(x=>!want.includes(x)); const miss=want.filter((x:string)=>!st.includes(x));
    if(!miss.length) ok.f++; if(miss.length||(f==="-"&&extra.length)) bad.push(`facts miss[${miss}] extra[${extra}]`);
    console.log(`${bad.length?"XX":"  "} ${d}\n       ${g.model} trade=${tr?.id}>${t2?.id} sells=${p.sells} doing=${p.doing} buyers=${p.buyers} ${st}${bad.length?"\n     !! "+bad.join("; "):""}
       W Ask three ${q.customers} how they last bought ${q["offer.one"]} / Price ${q["offer.many"]} / an evening of ${q["offer.doing"]} / one ${q.customer}`);
  }
  console.log(n, JSON.stringify(ok));
});
test("eval", () => {
  const ev = "/work/shared/evaluation/";
  const p = JSON.parse(readFileSync(ev + "personas.json", "utf8")).personas.map((x: any) => [x.id, x.onboarding]);
  const j = JSON.parse(readFileSync(ev + "journeys.json", "utf8")).journeys.map((x: any) => [x.id, x.onboarding]);
  const m = Object.entries(JSON.parse(readFileSync(ev + "mentor-questions.json", "utf8")).profiles);
  for (const [id, o] of [...p, ...j, ...m] as [string, any][]) {
    const d0=o.businessDescription ?? ""; const d=spell(d0); if(d!==d0) console.log("SPELL",d0,"->",d);
    const tr=finder.find(d);
    const g = guessModel(o.businessType, d, tr);
    const w = readPhrases(d);const t2=finder.find(d,g.model); const q=questWords(way(g.model),t2,w,null);
    console.log(`E ${id} [${o.businessType}] ${d}\n     ${g.model} trade=${tr?.id}>${t2?.id} | sells: ${w.sells} | doing: ${w.doing} | buyers: ${w.buyers} | at: ${w.soldAt} | ${readState(d).map((s) => `${s.key}=${s.value}`).join(" ")}
     W Ask three ${q.customers} how they last bought ${q["offer.one"]} / Price ${q["offer.many"]} / an evening of ${q["offer.doing"]} / one ${q.customer}`);
  }
});
