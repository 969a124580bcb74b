import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { InstanceView } from "#contracts/pages/instance.ts";
import {
  everyInstance,
  legalVariant,
  type WrittenPage,
  type WrittenPages,
} from "#contracts/pages/legal-variant.ts";
import { SUPPORT_EMAIL_MARK } from "#contracts/pages/page-marks.ts";
import { documentTitle, type PagePath } from "#contracts/pages/pages.ts";
import { supportLink } from "#web/platform/instance.ts";
import { LegalDocument } from "./legal-document.tsx";
import { PrivacyPage } from "./privacy-page.tsx";
import { TermsPage } from "./terms-page.tsx";

type LegalPage = (props: { instance: InstanceView }) => ReactElement;

/** Renders every legal page for every kind of instance; the server picks the one that applies. */
export function renderLegal(): WrittenPages {
  return {
    "/privacy": write("/privacy", PrivacyPage, {
      title: documentTitle("/privacy"),
      description: "What SideQuest keeps about you, for how long, who sees it, and what you can do about it.",
    }),
    "/terms": write("/terms", TermsPage, {
      title: documentTitle("/terms"),
      description: "What SideQuest is, what it costs, how to cancel, and what we ask of each other.",
    }),
  };
}

function write(path: PagePath, Page: LegalPage, words: Omit<WrittenPage, "bodies">): WrittenPage {
  const bodies = everyInstance(SUPPORT_EMAIL_MARK).map((instance) => [
    legalVariant(instance),
    renderToStaticMarkup(writeOne(path, Page, instance)),
  ]);
  return { ...words, bodies: Object.fromEntries(bodies) };
}

function writeOne(path: PagePath, Page: LegalPage, instance: InstanceView): ReactElement {
  return (
    <LegalDocument path={path} support={supportLink(undefined, instance)}>
      <Page instance={instance} />
    </LegalDocument>
  );
}
