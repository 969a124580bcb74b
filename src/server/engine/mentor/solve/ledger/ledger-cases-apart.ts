/** Written with the others and kept apart: no word list or rule was made for them. */
export const LEDGERS_KEPT_APART: readonly (readonly [question: string, figure: number])[] = [
  [
    "Sold 44 bars of soap at £5.50 over the weekend, each bar costs £1.60 to make and the pitch was £48. What did I clear?",
    44 * (5.5 - 1.6) - 48,
  ],
  [
    "per lampshade: price 52, frame 6.40, paper 3, courier 7.50, notonthehighstreet keeps 25%. what is left",
    52 - 6.4 - 3 - 7.5 - 13,
  ],
  [
    "Takings 1,340 €, stock 510 €, stand 120 €, hotel 95 €, tolls 22 €. What remains for us?",
    1340 - 510 - 120 - 95 - 22,
  ],
  [
    "I teach 7 pupils at 25 dollars a week each. Sheet music is about 40 dollars a month, piano tuning 240 dollars a year. What do I make in a year?",
    7 * 25 * 52 - 40 * 12 - 240,
  ],
  [
    "Bought 200 bulbs for €70, potted and sold 150 at €2.20, pots 25 cents each. Profit so far?",
    150 * 2.2 - 150 * 0.25 - 70,
  ],
  [
    "* 16 seats at 3,200 yen\n* tea and sweets 450 yen per seat\n* room 9,000 yen\n* kimono hire 5,500 yen\nWhat is left for me?",
    16 * 3200 - 16 * 450 - 9000 - 5500,
  ],
  [
    "Our stall rent rises from 30 to 45 a week and we sell about 60 samosas. How much more per samosa to stay level?",
    15 / 60,
  ],
  [
    "Which would make me more, 30 boxes at 18 with a table for 90 or 20 boxes at 26 with a table for 40?",
    20 * 26 - 40 - (30 * 18 - 90),
  ],
  [
    "I sold five paintings at 260 each through a cafe that keeps 30%. Canvas and paint 35 each, framing 40 each. What did I make?",
    5 * 260 * 0.7 - 5 * 75,
  ],
  [
    "A brownie tray: butter 3, chocolate 4.20, eggs 1.80, makes 15 brownies, bags 8 cents each. What does one brownie cost me?",
    9 / 15 + 0.08,
  ],
  [
    "27 bikes serviced at £35 in May, parts £8 a bike on average, workshop £220 a month, insurance £30 a month. How much was left in May?",
    27 * (35 - 8) - 220 - 30,
  ],
  [
    "We charge 95 for a garden visit and do 14 visits a month. Fuel 6 a visit, green waste 4 a visit, mower lease 85 a month. Monthly profit?",
    14 * (95 - 6 - 4) - 85,
  ],
  [
    "printed 80 zines for 96 pounds, sold 55 at 4 pounds, table 20 pounds. did i make money, how much?",
    55 * 4 - 96 - 20,
  ],
  [
    "I got 900 for a website. The theme was 59, stock photos 30 and I paid a copywriter 180. What's my profit?",
    900 - 59 - 30 - 180,
  ],
  [
    "What's left per order if customers pay 34 plus 4 shipping, goods 12, parcel 5.20, packaging 0.90, Shopify takes 3% of all?",
    38 - 12 - 5.2 - 0.9 - 0.03 * 38,
  ],
  [
    "Escape room: 22 groups a month at R900, staff R150 a group, rent R8,000 a month, ads R1,200 a month. What do we keep a month?",
    22 * (900 - 150) - 8000 - 1200,
  ],
  [
    "One hundred and ten raffle tickets at two dollars, prizes eighty dollars, printing fifteen dollars. How much did we raise after costs?",
    110 * 2 - 80 - 15,
  ],
  [
    "I have 4 hives. This year 62 jars at 8 euros and 10 candles at 6 euros. Jars 0.90 each, treatments 55, sugar 48. What did I make?",
    62 * 8 + 10 * 6 - 62 * 0.9 - 55 - 48,
  ],
  [
    "Am I making money? 300 flyers delivered for a client at 12p each, printing cost me £14, bus fare £5. How much is left?",
    300 * 0.12 - 14 - 5,
  ],
  [
    "A tour with 9 guests at 65 soles each, entrance 20 soles per guest, driver 120 soles, lunch 15 soles per guest. How much is left for me?",
    9 * 65 - 9 * 20 - 120 - 9 * 15,
  ],
];
