interface Face {
  ground: string;
  shirt: string;
  skin: string;
  hair: string;
  hairShape: string;
}

/** Drawn here, so that no visitor's IP address goes to an avatar service. */
export const FACES: Face[] = [
  {
    ground: "#F4B860",
    shirt: "#0F766E",
    skin: "#8A5A3B",
    hair: "#2B1A12",
    hairShape: "M12 21c-1-9 4-14 11-14s12 5 11 14c-3-1-5-4-6-7-3 4-9 6-16 7z",
  },
  {
    ground: "#9CC7F2",
    shirt: "#B0205C",
    skin: "#F0C9A4",
    hair: "#7A3E12",
    hairShape: "M13 18c0-8 5-11 10-11s10 3 10 11c-4-3-14-5-20 0z",
  },
  {
    ground: "#C9B8F5",
    shirt: "#4A5F12",
    skin: "#C98F6B",
    hair: "#1B1420",
    hairShape: "M11 26c-2-12 3-19 12-19s14 7 12 19c-3-2-3-8-4-11-4 2-12 2-16 0-1 3-1 9-4 11z",
  },
];

export function StoryFace({ ground, shirt, skin, hair, hairShape }: Face) {
  return (
    <svg viewBox="0 0 46 46" className="size-[46px] flex-none rounded-full" aria-hidden="true">
      <rect width="46" height="46" rx="23" fill={ground} />
      <path d="M8 46c1-10 7-14 15-14s14 4 15 14z" fill={shirt} />
      <circle cx="23" cy="20" r="9" fill={skin} />
      <path d={hairShape} fill={hair} />
    </svg>
  );
}
