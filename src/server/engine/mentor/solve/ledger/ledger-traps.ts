/**
 * Messages that are easy to get wrong: helpers who are paid, things made and not sold, hours, weights, taxes, brackets.
 * Null where the words leave it open: then nothing may be said but a question.
 */
export const TRAPS: readonly (readonly [question: string, figure: number | null])[] = [
  [
    "I sell 3 kinds: 20 small at £8, 12 medium at £14, 5 large at £25. Wood was £110 and the stall £40. What's my profit?",
    20 * 8 + 12 * 14 + 5 * 25 - 150,
  ],
  [
    "Sold 60 cards at £2.50. Cards cost 70p each to print and I printed 100. Table £15. What did I make?",
    60 * 2.5 - 70 - 15,
  ],
  [
    "I made £820 at the fair, spent £140 on stock, £60 on the pitch and £35 on diesel. What's left?",
    820 - 235,
  ],
  [
    "Client pays 2,000. I pay a designer 30 an hour for 20 hours and hosting 50. What do I keep?",
    2000 - 600 - 50,
  ],
  [
    "My rent is 400 a month, I see 5 clients a week at 40. How much is left each month?",
    (5 * 40 * 52) / 12 - 400,
  ],
  [
    "10 boxes a week at 25, flour 6 a box. Van 80 a week. What do I make a month?",
    ((10 * 19 - 80) * 52) / 12,
  ],
  ["I buy at 3 and sell at 8, 50 a week, stall 60 a week. What's my weekly profit?", 50 * 5 - 60],
  ["50 jars, 3 euros each to make, sell for 7.50, market 45. Profit?", 50 * 4.5 - 45],
  ["We sold 40 at 10 and gave 5 to friends. Each cost us 4. Profit?", null],
  [
    "Each cake sells for 30, I do 8 a week. Ingredients are 9 a cake, petrol 15 a week. How much do I clear in a week?",
    8 * 21 - 15,
  ],
  ["I get 15% commission on 20 policies at 400. Office 300. What's left?", 0.15 * 8000 - 300],
  [
    "I earn 60 a lesson, do 12 lessons, and give a 10% discount to 3 of them. Room 100. What do I keep?",
    null,
  ],
  ["Sold 25 at £12, returned 3. Postage £3 each, materials £4 each. Profit?", null],
  ["My shop is 3 years old. I sold 12 rugs at 150, wool 45 each, shop rent 300. Profit?", 12 * 105 - 300],
  ["Two helpers at 80 each and I took 900, stall 120. What's left?", 900 - 160 - 120],
  ["18 kids at 12 each, two helpers at 40 each, hall 60. What is left?", 18 * 12 - 80 - 60],
  ["I bought 10 chairs at 15 each, spent 8 each on paint and sold 7 at 60. What have I made so far?", null],
  ["Sold 7 chairs at 60. Bought them at 15 each, paint 8 each. What did I make?", 7 * (60 - 23)],
  ["Price 40. VAT 20%. Cost 12. What do I keep?", null],
  [
    "I sell a course for 99, 35 people bought it, the platform takes 5% plus 0.50 per sale. What's left?",
    99 * 35 * 0.95 - 17.5,
  ],
  [
    "35 people bought my 99 dollar course. Stripe takes 3% and 30 cents each. How much is left?",
    99 * 35 * 0.97 - 10.5,
  ],
  ["30 loaves at 4.50, 12 left over, flour 25 in total. Profit?", null],
  ["baked 30 loaves, sold 18 at 4.50, flour 25 in total. profit?", 18 * 4.5 - 25],
  ["wedding 1200, second shooter 250, album 180, travel 60. what do i keep?", 1200 - 490],
  [
    "Took £340 on Saturday and £280 on Sunday. Stall £90 for both days, stock £150. What's left?",
    340 + 280 - 240,
  ],
  ["Income 3,000, tax 20%, rent 500, materials 400. What's left?", null],
  [
    "We have 45 members paying 20 a month. Rent 350, coach 250, insurance 600 a year. What is left a month?",
    45 * 20 - 350 - 250 - 50,
  ],
  ["Sold 15 at 20 and 10 at 15, fees 10%, cost 6 each. what did i make?", (300 + 150) * 0.9 - 25 * 6],
  [
    "I pay my sister 10 per order to pack. 30 orders at 45, goods 18 an order. What is left?",
    30 * (45 - 10 - 18),
  ],
  ["Cost 5, sell 12, sold 30. Profit?", 210],
  [
    "What do I make a month: 4 markets a month, about 350 takings each, pitch 60 each, stock 120 each?",
    4 * (350 - 180),
  ],
  ["We charge 6 per child and 4 per adult, 30 children and 20 adults. Hall 80. What's left?", 180 + 80 - 80],
  ["Tickets 10 adults, 6 kids; sold 40 and 25. Hall 200. Profit?", null],
  [
    "I sell earrings at 18. Silver 5, hooks 0.60, card 0.30. Sold 24 in May. Fair fee 35. What did I make?",
    null,
  ],
  [
    "On a £90 order, courier is £8, packing £2, card fee 2.5%, product cost £41. What's left?",
    90 - 8 - 2 - 2.25 - 41,
  ],
  ["How much profit on 25 hoodies at 32 if blanks are 11, print 4.50 and postage 3.20 each?", null],
  [
    "My cleaning: 3 houses a day, 5 days a week, £45 a house, products £10 a week, bus £24 a week. What do I make a week?",
    3 * 5 * 45 - 34,
  ],
  ["5 guests at 40, 3 guests at 25, food 12 per guest. what remains?", 275 - 96],
  ["bought a bike for 80, new tyres 30, chain 15, sold it for 210. profit?", 85],
  ["I bought 3 bikes for 80 each, spent 45 on parts, sold all for 150 each. profit?", 450 - 240 - 45],
  ["Earned 540 from 12 lessons, room 10 a lesson. What's left?", 540 - 120],
  ["sold 12 lessons for 540, room 10 a lesson. whats left", 540 - 120],
  [
    "Bookings: 8 nights at £95, cleaning £30 per stay, 3 stays, Airbnb 15%. What do I keep?",
    8 * 95 * 0.85 - 90,
  ],
  ["How much is left from 1,200 if I pay 30% to my agent and 85 for travel?", 1200 * 0.7 - 85],
  ["We raised prices to 12 and sold 40, costs 5 each, stall 30. What did we make?", 40 * 7 - 30],
  ["I need to know my profit: 150 eggs a week at 0.40, feed 18 a week, boxes 0.15 per 6 eggs.", null],
  [
    "Sold out! 64 bowls @ $28. Clay $190, glaze $75, kiln firing $3 per bowl, gallery takes 40%. Did I make money? How much?",
    64 * 28 * 0.6 - 190 - 75 - 192,
  ],
  [
    "I charge 50 a session, 4 sessions a day, 3 days a week. Room 35 a day. What do I earn a week?",
    3 * (200 - 35),
  ],
  ["Dinner for 14 at 55 a head. Food 19 a head, wine 120, my helper 90. What's left?", 14 * 36 - 210],
  ["I sold 9 paintings at $120-150 each, frames $30 each. What did I make?", 9 * 135 - 270],
  [
    "so i run a pop up, saturday we did 68 covers at 32 quid, food cost is around 11 quid a cover, kitchen hire 300, two chefs on 120 each. what did we clear",
    68 * 32 - 68 * 11 - 300 - 240,
  ],
  ["Je vends 50 candles at 12 €, wax 3 € each, stand 60 €. How much profit?", 50 * 9 - 60],
  [
    "Per month: 30 boxes sold at $25. Cost per box: $9 product, $4 shipping, $1 packaging. Website $29. What's my monthly profit?",
    30 * (25 - 14) - 29,
  ],
  [
    "I invoiced 4 clients 600 each this month, software is 80, I paid a freelancer 350. What do I keep?",
    2400 - 430,
  ],
  [
    "My takings were 512.40, I spent 96.20 on flowers, 20 on ribbon and gave the market 10% of takings. What's left for me?",
    512.4 * 0.9 - 116.2,
  ],
  [
    "Sold 18 plates of food at 9 and 30 drinks at 2.50. Ingredients 70, ice 8, permit 25. Profit?",
    18 * 9 + 75 - 103,
  ],
  [
    "two-day fair: day one 310, day two 265. stall 140, fuel 38, stock used 160. what's left?",
    310 + 265 - 338,
  ],
  [
    "I made 24 bracelets. Beads cost 36 for all of them. Sold 20 at 7. Table 10. How much have I made?",
    140 - 46,
  ],
  [
    "Someone pays me 700 for a garden. Plants 220, skip 90, and my mate gets a third of what's left. What do I keep?",
    null,
  ],
  [
    "12 orders at 38.50, each costs me 14 to make and 4.20 to send. Fee 6.5% plus 0.20 an order. What's left?",
    12 * 38.5 * (1 - 0.065) - 12 * 18.4,
  ],
  [
    "I tutor 3 kids, 2 hours a week each, £25 an hour. Travel £12 a week. What do I make a week?",
    3 * 2 * 25 - 12,
  ],
  [
    "Got a job for 1,800 euros, it takes 3 days, material 400, and van 60 a day. What remains?",
    1800 - 400 - 180,
  ],
  ["I sell plants: 4 euros each or 3 for 10. Sold 30 singles and 8 triples. Stall 25. Profit?", null],
  ["Bought 5 kg of coffee at 14 per kg, sold 40 cups at 2.80, milk 12. How much did I make?", 112 - 70 - 12],
  [
    "I sold 45 jars of honey at £7 and it cost me £95 for jars, £40 for labels and £30 for the stall. How much did I make?",
    45 * 7 - 165,
  ],
  ["profit? 15 x 40 = income, minus 15 x 12 material, minus 80 rent", 15 * 28 - 80],
  [
    "We spent 340 on the gig and 210 people came at 5 each, half the door goes to the venue. What did we make?",
    (210 * 5) / 2 - 340,
  ],
  ["Sold 3 quilts: 180, 220 and 260. Fabric 150 in total, batting 60. What's my profit?", 660 - 210],
  ["80 tickets, 20 free, the rest at 15. Hall 300. What is left?", 60 * 15 - 300],
  [
    "I do nails. 6 clients a day, 35 each, 4 days. Products 5 each, table rent 40 a day. What do I earn in the 4 days?",
    4 * (6 * 30 - 40),
  ],
  [
    "Last month I had 9 bookings at 110 and 2 cancelled with a 50% fee. Cleaning 25 each. What was left?",
    null,
  ],
  [
    "I have a 60 dollar product, sell about 25 a month, ads 300 a month, product cost 22, shipping 6. What's left a month?",
    null,
  ],
  ["Sold 200 programmes at £2, printing was £130 for 250. Profit?", 400 - 130],
  ["A pack of 10 costs me 6 and I sell singles at 1.50. Sold 40. What did I make?", 60 - 24],
  [
    "I charge 15 an hour for babysitting, 3 hours twice a week, bus 4 each time. How much is left a week?",
    15 * 3 * 2 - 8,
  ],
  [
    "Net of fees: sold 10 items at 30, ebay 12%, postage 4 each which buyers pay. What do I keep?",
    10 * 30 * 0.88,
  ],
  [
    "What's my take: 22 portraits, £18 each, paper and frames £4.50 each, pitch £35, but my daughter gets £30 for helping",
    22 * 13.5 - 65,
  ],
  [
    "I have sold 6 tables at 350 dollars. Each one took 90 dollars of wood and 12 dollars of oil. Sandpaper was 40 dollars. Profit so far?",
    6 * (350 - 102) - 40,
  ],
  [
    "Our bake sale made 415.50. We spent 88 on ingredients and 14.25 on plates. How much goes to the school?",
    415.5 - 102.25,
  ],
  ["How much do I keep of £85 if the salon takes 45% and products are £6?", 85 * 0.55 - 6],
  [
    "At 12.50 a bottle and 3 bottles a customer, 14 customers, bottles cost me 5 and the tasting was 40. Profit?",
    14 * 3 * 7.5 - 40,
  ],
  ["I earn 80 on each job, 10 jobs a month, fuel 120 a month, phone 20 a month. What is left?", 800 - 140],
  [
    "We sold 35 hampers at £42, contents £19 each, baskets £5 each, ribbon £22 and leaflets £30. What's the profit and per hamper?",
    35 * 18 - 52,
  ],
  ["Costs: flour 30, butter 45, boxes 12. Income: 70 boxes at 4. What's left?", 280 - 87],
  ["Every week 16 lunches at 8.50, groceries 62, gas 9. how much do i make in a week", 16 * 8.5 - 71],
  [
    "Paid 250 for 50 mugs, sold 20 at 14 online (fee 10%) and 15 at 12 at a market (pitch 30). How much am I up?",
    280 * 0.9 + 180 - 30 - 250,
  ],
];
