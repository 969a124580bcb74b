import type { ReactNode } from "react";
import { HillScene } from "#web/ui/brand/hill-scene.tsx";
import { Lantern } from "#web/ui/brand/lantern.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { PinBar } from "#web/ui/controls/pin-bar.tsx";

interface PromptHeroProps {
  title: string;
  text: string;
  action: { icon: ReactNode; label: string; onClick: () => void };
  /** The trail behind it is walked to its end. */
  isWalked?: boolean;
  /** A quiet second way. */
  children: ReactNode;
}

/** Where the next quest would stand: how to get one, with the biggest button of the page. */
export function PromptHero({ title, text, action, isWalked = false, children }: PromptHeroProps) {
  return (
    <section
      aria-label={title}
      className="card relative overflow-hidden rounded-[20px] sm:@container sm:rounded-[24px] sm:px-7 sm:pt-6.5 sm:pb-3.5 full:px-9 full:pt-8.5 full:pb-4.5"
    >
      <HillScene
        isWalked={isWalked}
        className="pointer-events-none absolute top-0.5 -right-17 w-[186px] overflow-visible sm:top-3 sm:-right-28 sm:w-[330px] @min-[740px]:top-0 @min-[740px]:-right-38 @min-[740px]:w-[470px] full:@min-[740px]:-top-4 full:@min-[740px]:-right-29.5 full:@min-[740px]:w-[540px]"
      />
      <div className="relative flex min-h-40 max-w-[calc(100%-120px)] flex-col justify-center max-sm:px-4 max-sm:pt-4 sm:min-h-58 sm:max-w-[calc(100%-206px)] sm:pb-3 @min-[740px]:max-w-[452px] full:min-h-[262px] full:@min-[740px]:max-w-[560px]">
        <h3 className="flex items-center gap-3 text-[23px] leading-[1.14] font-extrabold tracking-[-.022em] text-balance sm:text-28 full:text-[34px]">
          <Lantern className="-ml-[3px] h-11 w-[38px] flex-none sm:h-14 sm:w-12" />
          <span className="min-w-0">{title}</span>
        </h3>
        <p className="mt-2 max-w-[440px] text-16 leading-normal text-pretty wrap-anywhere text-text-2 sm:text-[17px]">
          {text}
        </p>
      </div>
      <PinBar className="sm:relative sm:mt-5.5">
        <Button
          variant="primary"
          block
          className="relative h-[58px]! rounded-[18px]! text-[20px]! font-750! tracking-[-.005em] [--edge:5px]! sm:h-[62px]!"
          onClick={action.onClick}
        >
          {action.icon}
          {action.label}
        </Button>
      </PinBar>
      <div className="relative flex min-h-4 justify-center pt-2 max-sm:justify-start max-sm:px-1 max-sm:pb-3">
        {children}
      </div>
    </section>
  );
}
