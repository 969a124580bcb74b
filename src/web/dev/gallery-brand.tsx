import { Zap } from "lucide-react";
import { Camp } from "#web/ui/brand/camp.tsx";
import { BandContours, ContourLines } from "#web/ui/brand/contour-lines.tsx";
import { FlagHill } from "#web/ui/brand/flag-hill.tsx";
import { Flame } from "#web/ui/brand/flame.tsx";
import { Lantern } from "#web/ui/brand/lantern.tsx";
import { LevelMedal, LevelShield } from "#web/ui/brand/level-shield.tsx";
import { LevelUpScene } from "#web/ui/brand/level-up-scene.tsx";
import { LogoMark } from "#web/ui/brand/logo-mark.tsx";
import { Medal } from "#web/ui/brand/medal.tsx";
import { Orb } from "#web/ui/brand/orb.tsx";
import { QuestMountain } from "#web/ui/brand/quest-mountain.tsx";
import { RankMedal } from "#web/ui/brand/rank-medal.tsx";
import { FacebookSign, GoogleMark, InstagramSign, LinkedInSign, XSign } from "#web/ui/brand/share-icons.tsx";
import { Tent } from "#web/ui/brand/tent.tsx";
import { Wordmark } from "#web/ui/brand/wordmark.tsx";
import { Sample, Section } from "./gallery-section.tsx";

export function GalleryBrand() {
  return (
    <Section title="Brand">
      <Sample name="Mark and wordmark">
        <LogoMark className="size-5" />
        <LogoMark className="size-16" />
        <Wordmark />
        <Wordmark className="text-[28px]" />
      </Sample>
      <Sample name="Game objects">
        <Orb className="size-8" />
        <Flame className="size-8" />
        <LevelShield className="size-8" />
        <Tent className="size-8" />
        <Lantern className="h-[65px] w-14" />
        <span className="rounded-panel bg-primary p-3">
          <Lantern onPrimary className="h-[42px] w-9" />
        </span>
        <LevelMedal level={4} />
        <LevelMedal level={12} />
        <LevelMedal level={128} className="h-[57px] w-[50px]" />
        <Medal />
        <Medal icon={<Zap className="size-9" />} className="h-[59px] w-[54px]" />
        <RankMedal rank={1} />
        <RankMedal rank={2} />
        <RankMedal rank={3} />
        <Camp />
        <FlagHill />
      </Sample>
      <Sample name="Networks">
        <XSign className="size-5" />
        <FacebookSign className="size-5" />
        <LinkedInSign className="size-5" />
        <InstagramSign className="size-5" />
        <GoogleMark className="size-5" />
      </Sample>
      <LevelUpScene level={12} className="w-full max-w-[420px] rounded-dialog" />
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="card relative h-32 overflow-hidden">
          <ContourLines className="absolute inset-0 size-full" />
        </div>
        <div className="relative h-32 overflow-hidden rounded-card bg-band">
          <BandContours className="absolute inset-0 size-full" />
        </div>
      </div>
      <div className="paper overflow-hidden rounded-dialog border border-border p-2 sm:p-8">
        <QuestMountain className="mx-auto w-full max-w-[826px]" />
      </div>
    </Section>
  );
}
