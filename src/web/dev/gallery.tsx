import { Moon, Sun } from "lucide-react";
import { useState } from "react";
import { Wordmark } from "#web/ui/brand/wordmark.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { GalleryBrand } from "./gallery-brand.tsx";
import { GalleryControls } from "./gallery-controls.tsx";
import { GalleryDisplay } from "./gallery-display.tsx";
import { GalleryOverlays } from "./gallery-overlays.tsx";
import { GalleryTrails } from "./gallery-trails.tsx";

/** Every design system component with real content, in all its states. Development only. */
export function Gallery() {
  return (
    <div className="mx-auto grid max-w-[1100px] min-w-0 gap-12 px-4 py-8">
      <header className="flex items-center gap-4">
        <Wordmark />
        <h1 className="mr-auto text-18 font-medium text-text-2 max-sm:sr-only">Design system</h1>
        <ThemeToggle />
      </header>
      <GalleryControls />
      <GalleryTrails />
      <GalleryDisplay />
      <GalleryOverlays />
      <GalleryBrand />
    </div>
  );
}

function ThemeToggle() {
  const [isDark, setIsDark] = useState(() => document.documentElement.classList.contains("dark"));
  function toggle() {
    document.documentElement.classList.toggle("dark", !isDark);
    setIsDark(!isDark);
  }
  return (
    <Button icon variant="ghost" className="ml-auto" aria-label="Switch theme" onClick={toggle}>
      {isDark ? (
        <Sun className="size-5" aria-hidden="true" />
      ) : (
        <Moon className="size-5" aria-hidden="true" />
      )}
    </Button>
  );
}
