/** The trail from the foot of the mountain to the shop: points about 12 units apart. */
const POINTS: readonly (readonly [x: number, y: number])[] =
  "248,665 260,670 273,675 284,680 297,685 309,690 321,694 333,698 346,703 359,707 371,711 384,714 396,716 409,719 422,721 436,723 451,724 465,726 480,727 495,729 510,729 524,730 536,731 549,731 563,731 577,731 590,731 603,730 617,729 630,728 645,727 657,726 669,724 684,723 698,720 712,718 725,716 738,713 750,711 763,708 776,704 788,701 801,698 812,694 826,690 838,686 850,681 861,675 873,668 884,660 892,651 897,639 899,625 901,612 901,599 900,586 898,573 895,560 890,548 882,538 871,536 860,542 850,550 841,557 830,565 821,572 811,579 800,587 790,593 777,598 766,602 754,605 741,608 727,611 713,614 699,616 684,618 672,620 660,621 647,623 635,624 622,625 608,626 596,627 583,627 570,627 558,627 543,626 531,626 518,625 505,624 493,623 480,622 468,621 456,619 441,617 427,615 412,612 399,610 387,607 375,604 362,601 349,597 336,592 324,588 311,583 299,578 288,572 278,565 267,557 260,546 256,534 254,521 254,508 255,496 258,484 261,472 266,461 272,450 282,444 294,449 304,457 314,466 324,474 334,482 344,489 355,495 366,500 378,504 391,507 403,509 416,512 429,514 442,516 455,518 469,520 483,521 495,523 508,524 520,524 534,525 547,525 561,525 575,524 589,524 603,523 617,522 630,521 644,519 657,518 671,516 683,514 695,512 707,509 721,506 733,503 746,500 758,496 770,492 782,487 794,481 804,474 814,465 821,454 822,442 822,429 821,415 818,403 814,391 809,379 803,368 793,363 781,366 771,373 762,381 751,388 741,395 730,402 718,407 705,410 692,413 679,415 665,417 651,419 639,421 627,422 615,423 603,424 591,424 577,425 564,425 551,425 539,425 526,424 514,423 501,422 488,421 476,419 464,418 451,415 438,413 426,411 414,408 402,405 390,401 377,397 365,392 354,386 343,379 335,370 332,358 333,346 335,333 339,321 344,309 350,298 357,288 365,279 376,281 386,290 395,299 404,306 416,312 429,316 442,318 453,321 466,323 479,324 493,326 505,327 518,328 532,329 544,329 557,329 570,329 582,328 595,328 607,327 619,326 632,324 645,323 657,321 669,319 682,316 696,314 707,311 719,308 731,303 741,296 736,285 727,277 715,270 704,263 692,257 681,251 669,246 641,226 630,231 618,234 605,237 592,238 579,239 565,240 552,240 538,239 525,238 513,236 500,233 488,229 477,224 467,216"
    .split(" ")
    .map((pair) => pair.split(",").map(Number) as [number, number]);

/** First and last point of the trail on each terrace; between them it climbs. */
const ON_TERRACE: readonly (readonly [first: number, last: number])[] = [
  [3, 49],
  [63, 109],
  [121, 163],
  [175, 209],
  [219, 246],
  [257, 270],
];

/** A place for one milestone. */
export interface TrailPlace {
  readonly x: number;
  readonly y: number;
  /** How far along the trail, counted in its points. */
  readonly point: number;
}

/** Spreads milestones over their terraces, in order. `terraces` holds the terrace of each, from 0 to 5. */
export function placesOf(terraces: readonly number[]): TrailPlace[] {
  const taken = new Map<number, number>();
  return terraces.map((terrace) => {
    const [first, last] = ON_TERRACE[terrace] ?? [0, 0];
    const count = terraces.filter((other) => other === terrace).length;
    const before = taken.get(terrace) ?? 0;
    taken.set(terrace, before + 1);
    const point = first + ((before + 0.5) / count) * (last - first);
    const [x, y] = pointAt(point);
    return { x, y, point };
  });
}

/** The trail between two of its points, as path data; a missing end is the trail's own. */
export function trailBetween(from = 0, to = POINTS.length - 1): string {
  const between = POINTS.slice(Math.floor(from) + 1, Math.ceil(to));
  return [pointAt(from), ...between, pointAt(to)]
    .map(([x, y], index) => `${index === 0 ? "M" : "L"}${x} ${y}`)
    .join("");
}

function pointAt(point: number): readonly [x: number, y: number] {
  const before = POINTS[Math.floor(point)] ?? [0, 0];
  const after = POINTS[Math.ceil(point)] ?? before;
  const share = point % 1;
  const mix = (a: number, b: number) => Math.round((a + (b - a) * share) * 10) / 10;
  return [mix(before[0], after[0]), mix(before[1], after[1])];
}
