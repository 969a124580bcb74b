/** As in ledger-traps, and sums of the other kinds with more numbers than they have places for. */
export const MORE_TRAPS: readonly (readonly [question: string, figure: number | null])[] = [
  [
    "I run 2 stalls. Each takes about 400 a day, 3 days a week. Rent 50 a stall a day, stock 150 a stall a day. Weekly profit?",
    2 * 3 * 200,
  ],
  ["I sell a 30 ml bottle at 12, 60 sold, oil 4 a bottle, market 80. Profit?", 60 * 8 - 80],
  [
    "We sold 25 tickets online at 18 (2 fee each) and 10 at the door at 20. Venue 150. Profit?",
    450 - 50 + 200 - 150,
  ],
  [
    "My son sold lemonade: 34 cups at 75 cents, lemons 6 dollars, cups 3 dollars, sugar 2 dollars. What did he make?",
    34 * 0.75 - 11,
  ],
  [
    "Sold 6 jackets, 85 each. Fabric 22 each, lining 9 each, 40 for the photographer. What's left?",
    6 * (85 - 31) - 40,
  ],
  [
    "for the wedding: cake 450, cupcakes 60 at 2.50. ingredients 130, stand hire 25, delivery 20. how much do i make",
    600 - 175,
  ],
  ["I get 12 a delivery, 15 deliveries a day, fuel 25 a day, food 10. What's left a day?", 180 - 35],
  ["Rented the hall for 90, 14 dancers paid 12 each, DJ 60. What's left?", 14 * 12 - 150],
  ["14 dancers paid 12 each, hall 90 and the DJ took 60. What did I make?", 168 - 150],
  ["Ring: gold 140, stone 85, 6 hours work, sold at 480. Profit?", 480 - 225],
  ["Sold 480 worth of rings, gold cost 140, stones 85. Profit?", 255],
  ["From 20 to 25 people come, 15 each, hall 100. What do I make?", null],
  [
    "Every month I send 40 boxes for 22 each; box, filler and tape 3.10 per box; postage 4.80 per box; storage 65. What remains each month?",
    40 * (22 - 7.9) - 65,
  ],
  [
    "I buy eggs at 2.20 a dozen and sell at 3.50 a dozen, 90 dozen a week, stall 40. Profit a week?",
    90 * 1.3 - 40,
  ],
  ["sold 3 at 120, 2 at 95, 1 at 60. material 210. profit?", 360 + 190 + 60 - 210],
  ["Our raffle sold 300 tickets at 1, prizes cost 120 and we got 50 donated. What's left?", 300 - 120 + 50],
  [
    "I made 1,250 last month from 25 lessons, paid 300 for the room and 45 for insurance. What's left per lesson?",
    (1250 - 345) / 25,
  ],
  [
    "Podcast: sponsor pays 300 per episode, 4 episodes a month, editor 80 per episode, hosting 20 a month. Left per month?",
    4 * 220 - 20,
  ],
  ["If I sell 50 at 20 with 8 cost each I make how much, and after 100 for the stall?", 50 * 12 - 100],
  ["I got paid 950, minus 20% for the agency, minus 60 for the train. What do I keep?", 950 * 0.8 - 60],
  [
    "Airbnb: 18 nights at 70, cleaning 25 per stay for 6 stays, laundry 40, commission 3%. What's left?",
    18 * 70 * 0.97 - 150 - 40,
  ],
  [
    "Per unit: price 24.99, product 7.20, freight 1.80, Amazon 15%, pick and pack 3.10. Profit per unit?",
    24.99 * 0.85 - 12.1,
  ],
  ["I need 3 metres of fabric at 12 a metre, buttons 4, sells for 95. What do I make?", 95 - 40],
  [
    "Supper club, 16 seats sold at 45, groceries came to 212, wine 96, and I bought 8 plates at 6. What's left for me?",
    720 - 212 - 96 - 48,
  ],
  ["I sold 10 prints for 250 in total, framing was 8 each, stall 30. What's my profit?", 250 - 80 - 30],
  ["We pay 2 staff 90 a day, take 520 a day, stock is 160 a day. Profit a day?", 520 - 180 - 160],
  [
    "Rent 600, insurance 40, phone 25 a month. I charge 45 a session, oil and towels 5 each. How many sessions to break even?",
    Math.ceil(665 / 40),
  ],
  [
    "I bought a 900 press and ink for 60. Each print sells for 12, paper is 1.50. How many prints until I'm even?",
    Math.ceil(960 / 10.5),
  ],
  [
    "Stall 80 a day for 2 days, petrol 30. I sell jam at 5, costs 2. How many jars to break even?",
    Math.ceil(190 / 3),
  ],
  [
    "How many candles at £14 to make £500 a month if wax is £3, jar £1.20, label 30p and Etsy takes 10%?",
    Math.ceil(500 / (14 * 0.9 - 4.5)),
  ],
  [
    "I want to take home 2,000 a month after 25% tax. Rent is 300. Each client pays 120. How many clients?",
    Math.ceil((2000 / 0.75 + 300) / 120),
  ],
  [
    "Table takes 14 hours, wood 160, finish 20, I want 22 an hour and 15% on top. What do I charge?",
    (160 + 20 + 14 * 22) * 1.15,
  ],
  [
    "I knit a hat in 5 hours, wool costs 8, sell for 35, etsy 10%. What's my hourly rate?",
    (35 * 0.9 - 8) / 5,
  ],
  [
    "A gig pays 250, we are 4 people, 5 hours with travel, petrol 30. What is that per hour each?",
    (250 - 30) / 4 / 5,
  ],
  ["Spent 200 on flyers and 100 on ads, 12 new customers, each spends 40. Was it worth it?", null],
  [
    "I have 120 subscribers at 8 a month, lose 5% a month and gain 10 a month. How many after 6 months?",
    null,
  ],
  [
    "My course costs 200, 10% off for early birds, 15 early birds and 20 at full price. How much comes in?",
    15 * 180 + 20 * 200,
  ],
  [
    "If I lower the price from 30 to 25 and sell 50 instead of 40, am I better off? Cost is 10 each.",
    40 * 20 - 50 * 15,
  ],
  [
    "I have 30 clients at 50. Raising to 60 would lose 4, cost per client is 15. Better off?",
    26 * 45 - 30 * 35,
  ],
  [
    "I sell 100 bottles a month at 9, cost 4. If I drop to 8 and sell 130, is that better?",
    130 * 4 - 100 * 5,
  ],
  [
    "Oven 1,500 lasts 5 years, repairs 60 a year, electricity 20 a month. What does it cost per year?",
    300 + 60 + 240,
  ],
  ["A 20 litre bucket of paint is 90 and covers 8 walls, rollers 2 each. Cost per wall?", 90 / 8 + 2],
  ["5 kg flour is 6, a loaf takes 500 g. What is the flour per loaf?", 0.6],
  [
    "Coffee is 18 per kilo and a cup takes 15 grams, milk 20 cents, cup 8 cents. What does one cup cost me?",
    18 * 0.015 + 0.28,
  ],
  [
    "A 25 kg sack of flour costs 30 and each pizza takes 200 grams. Cheese 1.20, sauce 40 cents. What does a pizza cost me?",
    30 / 125 + 1.6,
  ],
  ["I save 150 a month, already have 400, the van is 3,100 and I'll sell my bike for 300. How long?", 16],
  ["12 kids, 2 hours, 15 an hour each, hall 20 an hour. What do I make?", 12 * 2 * 15 - 40],
  ["what's the margin if i sell at 25, material 6, postage 3, fees 12%", ((25 - 9 - 3) / 25) * 100],
  ["Client wants 12 posts at 60, plus 3 videos at 150, 10% discount. What's the total?", (720 + 450) * 0.9],
  ["Deposit 30% of a 2,400 kitchen, rest in 3 payments. How much is each payment?", (2400 * 0.7) / 3],
  ["3 rooms at 80 a night, 60% full. What do I take a month?", null],
  ["My 4 day market costs 50 a day, I sell 30 pots a day at 12, pot costs 4. Profit?", 4 * (30 * 8 - 50)],
  [
    "I have 500 to spend, ads cost 0.50 a click, 2% buy, each sale leaves me 30. What do I make?",
    (500 / 0.5) * 0.02 * 30 - 500,
  ],
  ["Hourly rate if I want 30,000 a year, work 46 weeks, 25 hours a week and costs are 4,000?", 34000 / 1150],
  ["What price for 40% margin if material is 7, box 1 and 20 minutes at 15 an hour?", 13 / 0.6],
  [
    "Shop takes 40% of 25, my cost is 8 and delivery to shop 1.50 each. What do I get per piece?",
    25 * 0.6 - 9.5,
  ],
  [
    "I rent a chair for 90 a week and do 20 cuts at 18 with 2 of product each. What do I earn a week?",
    20 * 16 - 90,
  ],
  ["20 people pay 15, 5 pay 10 (students), hall 120. what's left", 300 + 50 - 120],
  ["Sold £640 of bread this week, flour £110, helper 8 hours at £11. What's left?", 640 - 110 - 88],
  ["Total for 6 chairs at 45 and a table at 220, delivery 30, less 5% for cash?", (270 + 220 + 30) * 0.95],
  ["My price is 60 and cost is 22. A shop wants 50. What would I lose per piece?", 10],
  ["If I sell 12 a week at 30 and each takes 2 hours and 7 of yarn, what do I earn per hour?", 23 / 2],
  ["24 bottles cost 36, I sell by the glass, 5 glasses a bottle at 4. How much profit?", null],
  ["A batch costs 14 and makes 20 bars. I sell a bar at 4 and sold 15. What did I make?", 60 - 14],
  ["80 euros for 5 kg of wool, a scarf takes 200 g, I sell it for 45. What do I make per scarf?", 45 - 3.2],
  ["Monthly: 2,100 in, 640 rent, 210 materials, 95 insurance. What's the yearly profit?", 12 * (2100 - 945)],
  [
    "Hello, I press apple juice. 340 bottles at 3.20 €, bottles and caps 0.55 € each, apples 210 €, press hire 95 €. What did I earn?",
    340 * 2.65 - 305,
  ],
  [
    "mobile disco - 5 gigs in june @ £220, petrol £18 a gig, new speaker lead £35, PLI insurance £9 a month. whats left for june",
    5 * 220 - 90 - 35 - 9,
  ],
  [
    "Two of us sell tacos. 150 tacos at $3.50, tortillas and meat $1.10 a taco, truck $130, and we split the rest in half. What does each get?",
    (150 * 2.4 - 130) / 2,
  ],
  ["I knit 8 hats for a shop at 18 each, wool 4.50 each, they pay after 30 days. What do I make?", 8 * 13.5],
  [
    "A customer ordered 200 invitations at 1.85. Paper 0.42 each, ink 24, envelopes 0.10 each, courier 12. My profit?",
    200 * 1.33 - 36,
  ],
  [
    "Every Sunday 22 people come to my run club and pay 4. Insurance is 180 a year and water 6 a week. How much do I keep in a year?",
    22 * 4 * 52 - 180 - 6 * 52,
  ],
  [
    "My dad and I cut hedges: £60 a hedge, 11 hedges, tip run £15 a hedge, blades £22, lunch £40. Profit?",
    11 * 45 - 62,
  ],
  [
    "Got 3,600 rupees for the mehndi booking, cones 450, auto 280, helper 500. What is left with me?",
    3600 - 1230,
  ],
  [
    "Selling stickers: sheet costs 0.80, sells 3.50, sold 140 sheets, convention table 75, train 42. Profit?",
    140 * 2.7 - 117,
  ],
  [
    "I clean 3 offices, each pays 240 a month, supplies 35 a month per office, car 110 a month. What's left a month?",
    3 * 205 - 110,
  ],
  [
    "Ran a clothes swap. 55 entries at £6, venue £120, posters £18, cake sold for £64, cake ingredients £22. How much did we make?",
    330 + 64 - 160,
  ],
  [
    "My candles: 18 pounds each. Sold 40 in November and 75 in December. Each costs 6.20. Fairs cost 210 altogether. Profit?",
    115 * 11.8 - 210,
  ],
  ["20 kg of beeswax at 11 a kilo, made 160 candles, sold all at 4. Wicks 12. Profit?", 640 - 220 - 12],
  [
    "Taught 6 evenings, took about 95 each evening, hall 30 an evening, handouts 14 once. What did I clear?",
    6 * 65 - 14,
  ],
  ["I've made 2,300 in sales since March. Etsy kept 230, postage 310, silver 640. What's mine?", 2300 - 1180],
  [
    "We print shirts: customer pays 15, shirt 4.2, print 1.8, and we do 300 a month. Rent 900 a month, ink 200 a month. What's the profit per month?",
    300 * 9 - 1100,
  ],
  [
    "Sold my old camera for 260, paid 14 postage and ebay took 12.8%. What did I end up with?",
    260 * 0.872 - 14,
  ],
  ["6 weeks of classes, 10 people, £8 a class, hall £22 a class. What do I make?", 6 * (80 - 22)],
  [
    "Bread club: 26 members, 5.50 a loaf, one loaf a week, flour etc 1.70 a loaf, delivery 12 a week. Weekly profit?",
    26 * 3.8 - 12,
  ],
  [
    "Sold 11 of 15 birdhouses at 32. Wood for all 15 was 97, paint 18, stall 20. What did I make so far?",
    352 - 135,
  ],
  [
    "Sold 52 dumplings trays at 9, wholesale cost 4.10 a tray, and gave the venue 15% of sales. What's left?",
    52 * 9 * 0.85 - 52 * 4.1,
  ],
  [
    "Our puppet show: 3 shows, 40 seats each, 70% sold, 6 pounds a ticket. Hall 50 a show. What did we make?",
    null,
  ],
  ["I make £9 on each mug and sold 30, stall £45. What's left?", 225],
  ["Sold 100 lamps at 40, wire 300, rent of 2000. What is my profit?", 1700],
  ["Sold 40 candles at 15, wax 120, rent is 300 now. What's my profit?", 180],
  ["I sold 30 kilos of honey at 12, jars 40, stall 25. What's my profit?", 295],
  ["I charge 30, tutored 12 hours, room 80, paper 25. What's left?", 255],
  ["Sold 30 mugs at 12, clay 90, refunded 4 mugs at 12. What's my profit?", 222],
  ["A client paid me 1500, then another 500, flowers 600, van 120. What's my profit?", 1280],
  ["I took €900 and €250 went to my partner, stall €60. What's left?", 590],
  ["I took out a loan of 3000, sold 50 lamps at 30, stall 300. What's my profit?", 1200],
  [
    "Sold 10 prints at 40 through the gallery and 20 prints at 40 at markets, the gallery keeps 30%, paper cost 50. What is left?",
    1030,
  ],
  [
    "My helper sold 20 cakes at 15, I sold 30 cakes at 15, flour 80, she keeps 5 each. What is left for me?",
    570,
  ],
  ["I sold 25 cards, 3 each, and 5 packs, 12 each. Printing 38. Profit?", 75 + 60 - 38],
  ["A friend lent me 200. I sold 30 pots at 11, clay 60, glaze 25. What did I make?", 330 - 85],
  ["Last week 420, this week 510, stock 300, petrol 40. What's my profit?", 930 - 340],
  ["I sell at 20, my supplier charges 8, I sold 15, ads 50. Profit?", 15 * 12 - 50],
  ["Sold 15 bags at 20 with free shipping that costs me 4. Leather 5 a bag. Profit?", 15 * 11],
  ["10% of my 800 goes to charity, rent 150, materials 90. What do I keep?", 480],
  [
    "I hire out 6 bikes at 12 a day, on average 4 are out, 30 days. Repairs 150. What do I make?",
    4 * 12 * 30 - 150,
  ],
  ["Sold 2 batches of 24 cookies at 1.50 each, each batch costs 9. Profit?", 72 - 18],
  [
    "My fee is 350, assistant 80, prints 45, and I drive 60 km at 0.30 a km. What do I keep?",
    350 - 80 - 45 - 18,
  ],
  [
    "The kids sold 85 cups for 50p and 30 cakes for £1, ingredients £14. How much did they make?",
    42.5 + 30 - 14,
  ],
  ["We earned £960 from 32 seats, food £8 a seat, waiter £70. What's left?", 960 - 256 - 70],
  [
    "I invoice 2,400 a month, two subcontractors get 600 each, software 90. What stays each month?",
    2400 - 1290,
  ],
  [
    "Each month I sell 20 at 45 and 10 at 60. Costs are 15 each. Rent 250. What's left each month?",
    900 + 600 - 450 - 250,
  ],
];
