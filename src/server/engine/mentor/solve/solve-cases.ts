/**
 * Questions of many small businesses with the figure that answers them. The figure is written as the sum itself,
 * so that it is reckoned apart from the solvers. Tested in `solve.test.ts`.
 */
export const SUMS: readonly (readonly [question: string, figure: number])[] = [
  // A price from cost, time and wage
  [
    "One candle needs 3,10 of wax and wick and 20 minutes. I'd like 18 an hour. What should I charge?",
    3.1 + 18 / 3,
  ],
  ["material 12 pounds, 3 hrs work, i want 15 an hour, what do i charge", 12 + 3 * 15],
  [
    "Fabric is €9, sewing takes me an hour and a half and my hour is worth €20 an hour. What price should I ask?",
    9 + 1.5 * 20,
  ],
  ["Wood 40 bucks, 5 hours, 25 per hour for me. and etsy takes 10%. whats the price", (40 + 5 * 25) / 0.9],
  ["A mug costs me 4 in clay and glaze and I want a margin of 60%. What price?", 4 / 0.4],
  ["Soap bar costs 1.50 to make. With a 100% markup what do I charge?", 1.5 * 2],
  [
    "Half an hour for a bouquet, flowers 11 euros, and I would like to earn 24 euros an hour. What would the right price be?",
    11 + 12,
  ],
  [
    "Good evening. Ingredients of a cake come to 14 CHF, it takes me 2 hours 30 and I aim at CHF 30 an hour. What price should I ask?",
    14 + 2.5 * 30,
  ],
  ["logo: 6 hours at 45 an hour plus a font for 30. what do i bill", 6 * 45 + 30],
  [
    "It costs me Rs 250 to make one kurta and I want 30 percent margin, what should be the selling price?",
    250 / 0.7,
  ],
  ["Yarn £8, eleven hours knitting, at 12 an hour. My price?", 8 + 11 * 12],
  [
    "I need 45 minutes per bike and 7 euros of parts, and want twenty euros an hour. How much should I charge?",
    7 + 15,
  ],
  // Break-even
  ["Market table is 60, I make 4 on every loaf. How many loaves before I'm in the black?", 60 / 4],
  ["rent 450 a month, insurance 50, each haircut leaves me 20. how many haircuts to break even", 500 / 20],
  [
    "Booth 320 dollars and parking 25. A print sells for 18 and costs me 3. How many prints to break even?",
    Math.ceil(345 / 15),
  ],
  [
    "The oven cost 1.200 euros, I earn 80 cents on each roll. How many rolls until it is paid back?",
    1200 / 0.8,
  ],
  ["studio is 1 200 kr a month, class costs 150 kr per person. how many people to cover it", 1200 / 150],
  ["My software costs me $89 a month and hosting $31, customers pay $12. Break even at how many?", 120 / 12],
  [
    "Stand fee 90, fuel 30. Honey sells at 8 a jar, jar and honey cost 3. How many must I sell to get the money back?",
    120 / 5,
  ],
  [
    "Fixed costs two thousand four hundred a month, a session brings 60. How many sessions to break even?",
    2400 / 60,
  ],
  [
    "a machine for 3k, saves.. no makes me 2.50 profit per shirt. how many shirts till it pays off",
    3000 / 2.5,
  ],
  [
    "Monthly costs: van 300, phone 20, insurance 80. I charge 50 a lawn and spend 10 on fuel each. How many lawns to break even?",
    400 / 40,
  ],
  // Sales for a target
  ["I want to earn 1,500 a month and a photo shoot brings 250. How many shoots?", 1500 / 250],
  ["how many dogs do i need to walk for 600 a month at 12 a walk", 600 / 12],
  [
    "Goal is £2,000 a month. Each website is £480 and I pay £80 for stock photos per site. How many sites?",
    2000 / 400,
  ],
  [
    "My target is 800 euros a month. Lessons are 35 euros, the platform takes 20%. How many lessons?",
    Math.ceil(800 / 28),
  ],
  [
    "I need 3,000 a month after setting aside 30% for tax, and a client pays 500. How many clients?",
    Math.ceil(3000 / 0.7 / 500),
  ],
  ["wanna buy a 900 dollar drill press. i keep 22.50 on each cutting board. how many boards", 900 / 22.5],
  [
    "I would like to take home 1200 pounds per month. A massage is 55 pounds, oil and laundry 5 pounds each, room rent 300 a month. How many massages?",
    1500 / 50,
  ],
  ["If each subscriber pays me 4 dollars a month, how many subscribers for 1k a month?", 1000 / 4],
  ["how many cups at 2.80 each to make 420 a week if a cup costs me 70 cents", 420 / 2.1],
  [
    "we need 5 000 zł a month, one workshop brings 650 zł and costs us 150 zł in materials. how many workshops",
    5000 / 500,
  ],
  // A price change
  ["I have 20 students at 30 a month. If I raise to 36 and three quit, do I earn more?", 17 * 36],
  ["12 gardens at 80 each. If I go up to 95 and two leave, am I better off?", 10 * 95],
  [
    "Forty members pay 25 now. Raising it to 30, how many can I lose before I'm worse off?",
    Math.floor(40 - 1000 / 30),
  ],
  [
    "25 boxes a week at 20 euros. if i raise the price by 10% and lose 2 customers am i better or worse off",
    23 * 22,
  ],
  ["right now 8 retainers at $900. going to $1,100 and one leaves. better off?", 7 * 1100],
  [
    "I've got 50 customers paying 10 pounds. If I put it up to 12 and 10 percent leave, do I make more?",
    45 * 12,
  ],
  // Discounts
  ["what is 25% off 60", 45],
  ["A course is 240 dollars, early bird gets 15 percent off. What's that?", 204],
  ["haircut is 35, students get a 20% discount, what do they pay", 28],
  ["If I give a third off a 90 euro jacket, what is the price?", 60],
  ["half price on the £48 hamper is what", 24],
  [
    "Ring sells for 80, silver costs 30. With a discount of 25% how many more do I have to sell to make the same profit as with 60?",
    Math.ceil((50 * 60) / 30),
  ],
  ["normal price 20, cost 8. if I do 10% off how many extra sales for the same profit on 100 sales?", 120],
  // Margin and markup
  ["I buy plants for 6 and sell them for 15. What's my margin?", 60],
  ["costs me £2.20, sells for £5.50, margin in percent?", 60],
  ["I sell a lamp at 120 euros and it costs me 48 euros to build. What do I make on each one?", 72],
  ["Cost 40, price 100: what is the markup?", 150],
  ["My beans cost $11 a bag and I sell the bag at $16. how much profit per bag", 5],
  ["A notebook costs 3.20 to print and I take 8 for it, what margin do I have in %", 60],
  // Effective hourly rate
  ["I get 60 for a lesson, it's one hour plus 30 minutes of prep. What's my hourly rate?", 40],
  ["A wedding pays 1,400 and with editing it takes me 28 hours. what is that per hour", 50],
  ["They pay me 75 euros for an article that takes five hours. What do I earn per hour?", 15],
  ["A tour for 6 people at 25 each takes 3 hours, the booking site keeps 20%. hourly rate?", 40],
  ["paid 35 bucks per delivery run, gas 5, takes 1 hr 15 min. per hour?", 24],
  ["Each translation brings me £90, 2 hours of work and an hour of admin. What is that per hour?", 30],
  // What stays
  [
    "5 clients at 400, 2 at 750. Assistant costs 900 and software 120. What stays a month?",
    5 * 400 + 2 * 750 - 1020,
  ],
  ["I sell 60 candles a month at 14, each costs me 5, rent is 150. what's my profit", 60 * 9 - 150],
  ["Took in 2,350 at the fair, stall was 400, hotel 180 and stock 620. What is left?", 1150],
  ["three pupils at 120 a month and four at 90, room 200. how much do i keep", 520],
  ["Income 4.800 euros, rent 900, staff 1.600, materials 750. What remains?", 1550],
  ["I earn R$ 3.000 a month and pay R$ 450 for the room and R$ 150 for material. How much is left?", 2400],
  ["we sold 80 tickets at 15, the hall was 500 and the band 350. profit?", 350],
  // Conversion
  ["240 people opened the mail and 18 bought. what percentage is that?", 7.5],
  ["of 50 quotes 12 said yes. What's my close rate?", 24],
  ["31 of 124 in percent?", 25],
  ["I had 1,200 visitors and 30 orders, what's the conversion rate?", 2.5],
  ["sent 80 dms, 6 replied. what percent", 7.5],
  ["Nine sign-ups out of 150 flyers, in %?", 6],
  // Cost per client
  ["I spent 300 euros on ads and got 15 customers. What did one customer cost me?", 20],
  ["Flyers were 120, they brought 4 new clients. cost per client?", 30],
  ["Paid $450 for a boost, 90 leads, 9 bookings. What does a booking cost me?", 50],
  ["640 pesos for instagram ads gave me 16 orders how much per order", 40],
  // Churn
  [
    "I have 150 subscribers and lose 4% a month. How many are left after six months?",
    Math.round(150 * 0.96 ** 6),
  ],
  ["500 members, 3 percent cancel every month, how many remain after a year?", Math.round(500 * 0.97 ** 12)],
  ["80 customers, 5 leave each month. how many do I have after 6 months if none join", 50],
  ["With 60 clients and 3 leaving last month, what's my churn rate?", 5],
  // A paying share
  ["I've 1,500 newsletter readers. If 2% buy a 20 euro guide, what does that bring?", 600],
  ["800 followers, 3 percent pay 6 dollars a month, how much is that a month and a year?", 144],
  ["If one in fifty of my 2,000 listeners pays £3 a month, how much is it a month?", 120],
  ["400 people on the list and a tenth take the 50 dollar course, how much do i make", 2000],
  // Equipment
  ["A camera for 1,800 lasts 4 years and repairs are 50 a year. What does it cost me per year?", 500],
  ["The kiln was 2,400 euros and should hold eight years. What is that a year?", 300],
  ["my laptop cost 1200 n lasts 4 years, how much is that per month", 25],
  ["Cargo bike 3,600, lasts six years, maintenance 120 a year. what does the bike cost a month?", 60],
  // One unit from a batch
  ["Flour, butter and eggs for 48 cookies cost me 19.20. What does one cookie cost?", 0.4],
  ["A batch of 20 soaps takes 34 euros of oils. What does each cost me?", 1.7],
  ["I paid 90 for material and get 30 keyrings out of it, how much per piece?", 3],
  ["ingredients for 24 jars are 36 dollars and each jar with lid costs 0.80. what does one jar cost me", 2.3],
  [
    "120 truffles cost me 60 francs in chocolate and boxes of 10 cost 1.50 each. What does one box cost me?",
    6.5,
  ],
  ["a roll of leather is 210, makes 14 wallets. cost of one?", 15],
  // An offer
  ["3 offices at 220 a month each for six months, what's the total?", 3960],
  ["10 sessions at 45 euros, what is the whole package", 450],
  ["They want 12 hours at 65 an hour. What does that come to?", 780],
  ["2 posts a week at 80 each, how much is that a month? say four weeks", 640],
  ["25 gift boxes at £18.50 each, how much is that in total?", 462.5],
  ["A dozen chairs for 35 dollars each. What's the total?", 420],
  ["Cleaning 5 flats at 60 a week for 8 weeks, what is that altogether?", 2400],
  // Ads, stock, tax
  ["I make 30 on an order and 1 in 20 clicks buys. How much can I pay per click?", 1.5],
  ["My course sells for 100 and costs me 20. How much can I spend on ads at most to get one sale?", 80],
  ["Expecting 400 visitors at the fair and about 15% buy. How many pots should I bring?", 60],
  ["250 guests, two pies each. how many pies do i bake", 500],
  ["If 300 people come and one in six buys a pretzel, how many pretzels do I make?", 50],
  ["I earned 3,200 and want to put 30% aside for tax. How much is that?", 960],
  ["I invoice 1.500 € this month. tax 25%. how much do i set aside", 375],
  // Saving
  ["I need 2,400 for a sewing machine and can save 150 a month. How long does it take?", 16],
  ["How many months until I have 5,000 if I put away 400 a month and already have 1,000?", 10],
  ["saving 35 a week for a 490 dollar mixer how long", 14],
  // Resellers and platforms
  ["A shop wants 40% of my 30 euro scarves. What do I get?", 18],
  [
    "The gallery takes half of a 600 dollar painting and frame and paint cost me 90. What stays with me?",
    210,
  ],
  ["my bracelets retail at 24, boutique keeps 50 percent, cost 5. what do i make per bracelet wholesale", 7],
  // Price for a target
  ["I need 2,400 a month from 16 clients. What must each pay?", 150],
  ["I want 3,000 a month and can bill 75 hours. What hourly rate do I need?", 40],
  ["To make 1000 from 25 seats what do I have to charge per seat?", 40],
  // Time
  ["12 orders and each takes 25 minutes. How long is that?", 5],
  ["A portrait takes me 40 minutes. How many can I do in 6 hours?", 9],
  ["Admin takes me 5 hours a week and my hour is 40 an hour. What does that cost me in 4 weeks?", 800],
  ["If one call in eight becomes a client, how many calls for 5 clients?", 40],
  ["I want 6 new clients and 20% of my quotes are accepted. How many quotes do I need?", 30],
  // Plain sums
  ["4 times 95 times 12?", 4560],
  ["what is 30% of 1,250", 375],
  ["add 20% to 145 what do I get", 174],
  ["split 930 by three people, how much each", 310],
  ["A customer pays 29 a month and stays 18 months on average, what is one worth?", 522],
  // Other voices: dictated, formal, in lists, in capitals
  ["HELLO. WE PAY 38 EUROS FOR A SACK OF COFFEE, IT FILLS 19 BAGS. WHAT IS THE COFFEE IN ONE BAG?", 2],
  [
    "um so basically I groom cats right and I do like four a day five days a week and it's thirty five quid a cat, so what am I making in a week",
    700,
  ],
  [
    "Dear mentor, kindly advise: my monthly outgoings are 12,500 naira for data and 7,500 for power; each CV I write brings 2,000 naira. How many CVs must I write to cover this?",
    10,
  ],
  ["tshirts: blank 4.5, print 2, sell 19.5. what do i make per shirt", 13],
  ["- workshop hire: £140\n- tea & cake: £35\n- ticket: £25\nhow many tickets to break even", 7],
  ["If the bookshop takes forty percent off a cover price of 15, what's left for me?", 9],
  [
    "ok so my candle thing, 30 sold last month for 22 each, wax n stuff was 210 total, etsy took 10%. profit??",
    384,
  ],
  ["my rent 5.400 CZK, massage 900 CZK, oil 60 CZK per massage. minimum how many massage for pay rent?", 7],
  [
    "I can only work ten hours a week. A pair of earrings takes me 25 minutes. How many pairs could I make?",
    24,
  ],
  ["Would 18 pupils paying 55 a month be more than my salary, i.e. how much is it?", 990],
  ["Customers order 3 times a year for about 40 pounds and stay 4 years. What is one worth to me?", 480],
  ["a grand for the website, i clear a tenner per booking, how many bookings to get that back", 100],
  [
    "We charge 1.250,00 € per wedding and turn up with 2 people for 9 hours plus 16 hours editing. What is that per hour of work overall?",
    50,
  ],
  ["If I knock 5 dollars off my 25 dollar tour how many percent is that", 20],
  ["Out of 85 people who tasted, 34 bought a bottle. Percentage?", 40],
  ["i want 40% margin and the thing costs me 9. price pls", 15],
  ["Say 1 in 4 of the 36 families renews, how many is that?", 9],
  [
    "It costs me seven pounds fifty to make a cushion, and I sell it at twenty-five. What margin is that in per cent?",
    70,
  ],
  [
    "Right now I've 14 clients on 60 a month. Two hate price rises and would go. At 75, am I up or down?",
    900,
  ],
  ["need new tyres for the bike, 84 quid, i save 12 quid a week off deliveries. how many weeks", 7],
  ["Half my 64 subscribers would take the yearly plan at $90, she says. What would that bring in?", 2880],
  [
    "Stall fee 75, and my mate wants 25 for helping. each sandwich makes me two fifty. how many do i gotta sell",
    40,
  ],
  ["3 hrs gardening @ 28/hr + 15 for the skip. total?", 99],
  [
    "I pay my helper 13 an hour, she works 6 hours on Saturdays. What does she cost me in a month of four Saturdays?",
    312,
  ],
  ["My dad lent me 600. If I pay back 50 each month how long does it take?", 12],
  ["The printer (new: 1 500 kr) lasts 5 years and ink is 40 kr a month. What's the yearly cost?", 780],
  ["I'm putting 22% aside for the taxman from a 2,500 commission, how much is that?", 550],
  ["price is 48, customers expect a quarter off on black friday, what would they pay then", 36],
  ["How many jars of jam do I have to cook if about 220 visit and every fifth takes one?", 44],
  ["8 lessons cost 240 altogether, what's that per lesson?", 30],
  ["Facebook: 90 spent, 3,000 saw it, 60 clicked, 5 bought. Cost per buyer?", 18],
  ["My flat fee is 300 and I always end up spending 12 hours. So I earn what per hour?", 25],
  [
    "In summer I sell 200 ice creams a day at 3 euros, ingredients 80 cents, the pitch is 120 a day. what's my daily profit",
    320,
  ],
  ["To pay myself 1800 a month plus 450 of costs, charging 75 a session, how many sessions?", 30],
  ["Two hundred and forty invitations, thirty-six came. In percent please.", 15],
  ["If I go from 12 to 15 euros a box and sell 80 instead of 100, do I make more?", 1200],
  ["A dozen eggs are 3.60 and one cake takes four. Egg cost per cake?", 1.2],
  ["i lose about 2 of my 40 members every month, whats that in %", 5],
  ["Commission on the app is 25%, a ride is 16. what do i get per ride", 12],
  ["I'd need 75 dollars a day. Cutting a lawn is 25 and petrol 2.50 of that. How many lawns?", 4],
  [
    "Hiya love, I crochet baby blankets, wool's about nine pounds and they take me six hours, I'd be happy with eight pounds an hour. What would you ask for one?",
    57,
  ],
  ["pls help: oven 2400, i earn 6 on each pizza, how many pizzas till oven is paid", 400],
  ["Q: 45 Euro Standgebühr (stall fee), 1,50 profit per waffle, how many waffles to break even?", 30],
  ["we got 17 yes from 68 phone calls what's our success rate", 25],
  ["I clean windows. 9 houses a day, 14 pounds a house, diesel 16 a day. What do I have left each day?", 110],
  ["my app makes 3 dollars per user per month, google takes 15%, i need 1,020 a month. how many users", 400],
  ["what would a 12% raise do to my 250 fee? new fee?", 280],
  ["If my hourly rate is 32 and the job takes 3.5 hours plus 18 for screws, what goes on the invoice?", 130],
  ["Supplier sells me 50 bags for 175. what's that a bag", 3.5],
  ["1000 visits a month, 2% buy, average order 45. What's my monthly revenue?", 900],
  ["300 subscribers, 12 cancelled in June. churn %?", 4],
  ["I have 20 hours a month. Every post takes 2.5 hours. How many posts can I write?", 8],
  ["Bought a mixer for 540. I use it 3 years. What is that per month?", 15],
  ["A stylist rents a chair from me for 120 a week. What's that in a year?", 6240],
  ["Price 65, costs 26. What percentage of the price is profit?", 60],
  [
    "So the wholesaler wants to buy at half my retail price of 18, and it costs me 5.50. What would I earn on each?",
    3.5,
  ],
  [
    "I need to earn £24,000 a year. I work 40 weeks a year and 15 paid hours a week. What must I charge an hour?",
    40,
  ],
  ["put 8 percent on top of 75 for delivery, comes to?", 81],
  ["Ad cost 64 and got me 16 newsletter signups. how much was each signup", 4],
  ["i charge 20 for 30 min. how much is that per hour", 40],
  ["Twelve kids, each pays 9 euros, hall 48 euros. What do I keep per afternoon?", 60],
  ["I sell a 3-pack for 21, one bar costs me 2.60. What do I make on a pack?", 13.2],
  ["With 35 a month from each member and 1,400 rent, how many members do I need at least?", 40],
  ["What's 15 percent commission on 2,300?", 345],
  ["Between 20 and 30 guests at 18 euros each. What can I expect to take?", 450],
];

/** Questions that lack one number, and which. */
export const LACKING: readonly (readonly [question: string, missing: string])[] = [
  ["Material is 12 and it takes me 3 hours. What should I charge?", "wage"],
  ["Clay 4 euros and I want 20 an hour. What price should I ask?", "hours"],
  ["Rent is 600 a month. How many customers to break even?", "profitEach"],
  ["I want to earn 2,000 a month. How many clients do I need?", "profitEach"],
  ["Spent 250 on ads. What did one customer cost me?", "clients"],
  ["It costs me 7 to make. What's my margin?", "price"],
  ["I have 90 members and 4% leave a month. How many are left?", "length"],
  ["How long until I have 3,000 for a van?", "rate"],
  ["The shop wants 40%. What do I get per scarf?", "price"],
  ["A printer cost 800. What does it cost me a year?", "life"],
];

/** Numbers in passing, which no sum is asked about. */
export const IN_PASSING: readonly string[] = [
  "I have 3 clients, how do I ask for reviews?",
  "I am 19 and want to start a bakery, where do I begin?",
  "We open in 2 weeks and nobody knows us. What should I post?",
  "My competitor has 5,000 followers. How do I catch up?",
  "I wrote to 40 cafes and nobody replied, what should I change?",
  "What do I say to a client who is 3 weeks late with 450 euros?",
  "I got 15 minutes, give me something to do",
  "Which of my 4 ideas should I pick?",
  "Is it normal that a supplier wants 50% up front?",
  "The first 10 customers came from friends. How do I find strangers?",
  "Should I hire my cousin for 2 days a week?",
  "how many xp do i need for level 4",
  "what should i do next",
  "A customer wants his 80 dollars back. What do I write?",
  "I sent 3 offers last week and now I feel stupid",
  "Do I need insurance for 2 employees?",
];
