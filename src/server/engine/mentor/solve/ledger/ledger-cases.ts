/**
 * Questions of strangers about what is left, with many amounts each. The figure is written as the sum itself, so that
 * it is reckoned apart from the solvers. Tested in `ledger.test.ts`: a figure that is said must be this one.
 */
type Cases = readonly (readonly [question: string, figure: number])[];

/** As they were asked by people who had never seen the mentor. */
export const STRANGERS: Cases = [
  [
    "I charge £48 a sign plus £6.50 post. Slate is £7, box £1.80, Etsy takes about 11% of everything, courier £5.90. How much am I actually left with on one sign?",
    48 + 6.5 - 7 - 1.8 - 5.9 - 0.11 * 54.5,
  ],
  [
    "Booked 26 Sat weddings at £340. Fuel and ribbons about £28 each, insurance £780 for the year, service and tyres £610, garage £55 a month. What's my profit for the year and what's that per wedding?",
    26 * 340 - 26 * 28 - 780 - 610 - 12 * 55,
  ],
  [
    "Last year's calendar: printed 300 at £3.10, sold 214 at £9, gave 20 away, rest pulped. Postage we charged at cost. If I print 230 this time it's £3.65 each. Which would've left us better off, assuming the same 214 sales?",
    300 * 3.1 - 230 * 3.65,
  ],
  [
    "Hall rent goes from £18 to £36 a session from January. Nine kids at £7.50, fabric about £1.20 a head. How much more per child to be where I am now?",
    (36 - 18) / 9,
  ],
  [
    "I bought 64 textbooks for $410 total. Sold 39 at an average of $22, fees were 15% and shipping was $4 each. What have I made so far?",
    39 * 22 * 0.85 - 39 * 4 - 410,
  ],
  [
    "A kilo of raw roo costs me $9 and dries down to 280 grams. Bag is 60c, label 20c, power about $1.10 per kilo of raw. What's my cost for an 80 gram bag?",
    ((9 + 1.1) / 280) * 80 + 0.6 + 0.2,
  ],
  [
    "My list: 24 people at 2,500 each, venue 12,000, canvases and paint 650 per head, wine 9,000, assistant 3,000. How much is left for me?",
    24 * 2500 - 12000 - 24 * 650 - 9000 - 3000,
  ],
  [
    "I sold 23 carvings at 35 euro each last month, wood and paint cost me 4.50 apiece and the stall was 60 euro. What did I actually make?",
    23 * (35 - 4.5) - 60,
  ],
  [
    "I bought a 12 kg lot for £96, made 5 sets that sold for £34 each, postage £4.20 a set and fees 13%. How much profit is that?",
    5 * 34 * 0.87 - 5 * 4.2 - 96,
  ],
  [
    "If 160 hens lay 0.8 eggs per day, I sell the dozen at 190 pesos, and feed costs 900 pesos a day, how much is left in a 30 day month when I sell all?",
    ((160 * 0.8 * 30) / 12) * 190 - 900 * 30,
  ],
];

export const LEDGERS: Cases = [
  [
    "Sold 31 pies at $14 each on Saturday. Pitch $75, boxes 50c each, filling and pastry $3.20 each. What's left?",
    31 * 14 - 75 - 31 * 0.5 - 31 * 3.2,
  ],
  [
    "what do i make on one cushion: sell at 38, fabric 9, zip 1.50, filling 4, platform fee 8%",
    38 - 9 - 1.5 - 4 - 0.08 * 38,
  ],
  [
    "Income: 18 lessons at 42 €. Costs: room 12 € a lesson, books 85 € in all. How much do I keep?",
    18 * 42 - 18 * 12 - 85,
  ],
  [
    "- 40 tote bags @ £11\n- bags cost me £3.40 each\n- ink £26\n- table £30\nhow much profit?",
    40 * 11 - 40 * 3.4 - 26 - 30,
  ],
  [
    "We did fourteen birthday parties at ninety pounds last quarter. Balloons were six pounds a party and the van hire came to two hundred and ten. What did we clear?",
    14 * 90 - 14 * 6 - 210,
  ],
  [
    "How much is left from a market day when I take 620 zł, stand 90 zł, petrol 45 zł, goods 240 zł?",
    620 - 90 - 45 - 240,
  ],
  [
    "My dog walking: 9 dogs a week at 55 kr each, leads and bags 30 kr a week, insurance 1,200 kr a year. What do I earn in a year?",
    9 * 55 * 52 - 30 * 52 - 1200,
  ],
  [
    "Rs 450 per tiffin, 20 tiffins a day. Groceries Rs 190 per tiffin and the delivery boy is Rs 600 a day. Profit per day?",
    20 * 450 - 20 * 190 - 600,
  ],
  [
    "I bought 120 candles for £300, sold 85 at £6.50, stall fees were £95. Where am I, how much profit so far?",
    85 * 6.5 - 300 - 95,
  ],
  [
    "ordered 50 shirts at 7.80 each, sold 32 at 19 each, paypal took 3%. what did i make so far",
    32 * 19 * 0.97 - 50 * 7.8,
  ],
  [
    "Ceramics fair: 46 mugs sold at 24 francs, 12 bowls at 38 francs. Table 180 francs, train 64 francs. What remains?",
    46 * 24 + 12 * 38 - 180 - 64,
  ],
  [
    "A necklace goes for $65. Beads $11, clasp $2, gift box $1.75, postage $5. Etsy keeps 10%. What stays with me per necklace?",
    65 - 11 - 2 - 1.75 - 5 - 6.5,
  ],
  [
    "Our choir concert: 130 tickets at 12, hall 400, pianist 250, printing 60. Profit?",
    130 * 12 - 400 - 250 - 60,
  ],
  [
    "hi!! so i baked 60 cupcakes, sold 52 for 3.50 each. ingredients were 38 in total and the stall 25. how much did i actually make??",
    52 * 3.5 - 38 - 25,
  ],
  [
    "12 students, each pays 80 a month. Zoom costs 15 a month, the textbook 6 per student a month. What is left per month?",
    12 * 80 - 15 - 12 * 6,
  ],
  [
    "I rent out 3 kayaks at 45 euros a day, 60 days a season. Storage is 700 and insurance 350 for the season. What is my profit for the season?",
    3 * 45 * 60 - 700 - 350,
  ],
  [
    "Room hire goes up from £40 to £64 a class. I have 12 people paying £9. How much more each so I don't lose out?",
    (64 - 40) / 12,
  ],
  [
    "Flour went from 22 to 28 a sack, one sack makes 60 loaves. How much more per loaf to stay where I am?",
    (28 - 22) / 60,
  ],
  [
    "Which leaves me more: 40 prints at £15 with a £120 stall, or 25 prints at £22 with a £60 stall?",
    40 * 15 - 120 - (25 * 22 - 60),
  ],
  [
    "Printing 500 flyer-zines costs 0.90 each, 200 costs 1.40 each. I will sell 180 at 4 either way. Which print run is better and by how much?",
    500 * 0.9 - 200 * 1.4,
  ],
  [
    "I've been going 3 years now. Last month: 22 haircuts at £28, chair rent £260, products £2.50 a cut. What did I take home?",
    22 * 28 - 260 - 22 * 2.5,
  ],
  [
    "Six workshops, eight people at each, 30 dollars a head. Materials 7 dollars a head, room 50 dollars a workshop. What's my profit?",
    6 * 8 * 30 - 6 * 8 * 7 - 6 * 50,
  ],
  [
    "Sold a table for 480. Timber 130, finish 22, screws 8 and delivery 35. What have I made on it?",
    480 - 130 - 22 - 8 - 35,
  ],
  [
    "What's my cost per jar? 5 kg plums 12 euros, sugar 4 euros, makes 16 jars, jars with lids 0.70 each, labels 0.10 each",
    16 / 16 + 0.7 + 0.1,
  ],
  [
    "Quick one. Subscription box 29.90 a month, 74 subscribers, contents 13.20 a box, shipping 4.10 a box, warehouse 310 a month. What stays each month?",
    74 * (29.9 - 13.2 - 4.1) - 310,
  ],
  [
    "25 guests x 1,800 baht, food 600 baht per guest, boat 14,000 baht, guide 2,500 baht. how much for me",
    25 * 1800 - 25 * 600 - 14000 - 2500,
  ],
  [
    "I sell honey: 200 jars at 9, jar and label 1.10 each, bees' sugar 140, and the shop that sells it for me keeps 25%. Profit?",
    200 * 9 * 0.75 - 200 * 1.1 - 140,
  ],
  [
    "They paid me £1,150 for the mural. Paint £96, scaffold £140, my mate £200 for helping. What am I left with?",
    1150 - 96 - 140 - 200,
  ],
  [
    "My coffee cart: 85 cups a day at 3.20, milk and beans 0.85 a cup, pitch 40 a day, five days a week. Weekly profit?",
    (85 * (3.2 - 0.85) - 40) * 5,
  ],
  [
    "£15 a car, about 7 cars every Saturday, shampoo and water £1.50 a car. How much do I make a Saturday?",
    7 * (15 - 1.5),
  ],
  [
    "profit on 1 mug? price 16, blank 3, ink 0.4, box 1, shipping i pay 4.2, ebay 12.5 percent",
    16 - 3 - 0.4 - 1 - 4.2 - 2,
  ],
  [
    "I took £2,480 in December. Stock £890, card fees 2%, rent £450, helper £320. What's left?",
    2480 * 0.98 - 890 - 450 - 320,
  ],
  [
    "We made 90 wreaths, sold 71 at 25 dollars and the last 19 at 10 dollars. Greenery cost 540 dollars altogether, wire and ribbon 1.20 each for all 90. Profit?",
    71 * 25 + 19 * 10 - 540 - 90 * 1.2,
  ],
  [
    "Two yoga classes a week with about 11 people at 8 euros. The hall takes 25 euros a class. What do I earn in a four week month?",
    (11 * 8 - 25) * 2 * 4,
  ],
  [
    "School fete: 140 hot dogs at $4, rolls and sausages $1.35 each, gas $20, we donate 10% of takings. What do we keep?",
    140 * 4 * 0.9 - 140 * 1.35 - 20,
  ],
  ["Revenue 5,400 pesos, ingredients 1,950, packaging 300, delivery app 15%. Net?", 5400 * 0.85 - 1950 - 300],
  [
    "I pay 6 euros for each plant and 1 euro for the pot. I sell at 14 euros. 35 sold this month. Market stall 50 euros. Profit this month?",
    35 * (14 - 6 - 1) - 50,
  ],
  [
    "bought a job lot of 40 lps for 100 quid, sold 18 at 12 quid each with 3.50 postage each that i pay. what have i made so far",
    18 * 12 - 18 * 3.5 - 100,
  ],
  [
    "If each of my 16 choir members pays 10 a week, the room is 35 a week and I pay the pianist 40 a week, how much do I have left a week?",
    16 * 10 - 35 - 40,
  ],
  [
    "Photo minis: twenty slots at £45. Studio £180 for the day, props £60, editor £6 per slot. What's in it for me, and per slot?",
    20 * 45 - 180 - 60 - 20 * 6,
  ],
  [
    "My van costs me £210 a month, I do 48 collections a month at £22, diesel £4.50 a collection, tip fees £3 a collection. What do I clear a month?",
    48 * (22 - 4.5 - 3) - 210,
  ],
  [
    "Cost of one bath bomb? Batch of 30: bicarb £6, citric £4.50, oils £7.50, wrappers 12p each",
    18 / 30 + 0.12,
  ],
];
