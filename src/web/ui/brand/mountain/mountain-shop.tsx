const SHADOW = "fill-[#06302A33] dark:fill-[#00000059]";

/** The shop at the summit, and its flag with a level. */
export function MountainShop({ level }: { level: number }) {
  return (
    <>
      <g transform="translate(440 264)">
        <ellipse className={SHADOW} cx="3" cy="2" rx="46" ry="15" />
        <rect x="-34" y="-46" width="68" height="46" rx="5" fill="#FFFDF6" />
        <rect x="-26" y="-28" width="24" height="19" rx="3" fill="#FFE7A3" />
        <rect x="-21" y="-23" width="4" height="14" rx="1" fill="#FFFFFF" />
        <rect x="-12" y="-20" width="4" height="11" rx="1" fill="#FFFFFF" />
        <circle cx="-19" cy="-25.5" r="2" fill="#FB923C" />
        <circle cx="-10" cy="-22.5" r="1.8" fill="#FB923C" />
        <rect x="7" y="-29" width="19" height="29" rx="3" fill="#0F766E" />
        <circle cx="22" cy="-14" r="1.5" fill="#FBBF24" />
        <path d="M-40-46h80l-5-17a4 4 0 0 0-4-3h-62a4 4 0 0 0-4 3z" fill="#FFF8E6" />
        <path
          d="M-40-46h16l3-20h-10a4 4 0 0 0-4 3zM-8-46H8L6-66H-6zM24-46h16l-5-17a4 4 0 0 0-4-3H21z"
          fill="#F97316"
        />
        <path
          d="M-40-46a8 8 0 0 0 16 0a8 8 0 0 0 16 0a8 8 0 0 0 16 0a8 8 0 0 0 16 0a8 8 0 0 0 16 0z"
          fill="#EA6A0E"
        />
        <path d="M-24-46a8 8 0 0 0 16 0zM8-46a8 8 0 0 0 16 0z" fill="#FFE9C7" />
      </g>
      <g transform="translate(380 260)">
        <ellipse className={SHADOW} rx="9" ry="3.5" />
        <rect x="-2" y="-112" width="4" height="112" rx="2" fill="#FFF8E6" />
        <path d="M2-110c18-8 32 6 52-2v34c-20 8-34-6-52 2z" fill="var(--level)" />
        <text
          x="27"
          y="-86"
          textAnchor="middle"
          fill="var(--on-level)"
          fontFamily="var(--font-display)"
          fontSize="24"
          fontWeight="800"
        >
          {level}
        </text>
      </g>
    </>
  );
}
