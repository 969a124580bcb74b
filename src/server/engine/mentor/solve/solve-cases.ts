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
  "A dentist rings me in 30 minutes about a logo and I bill by the hour, which questions do I ask so that I can quote?",
  "About 20 people write each month and 3 buy. What I should reply first",
  "20 people write each month and 3 buy. What is wrong with my offer",
  "Made seventy pounds on cakes for an office, how many flavours do I offer next, there are eight of them",
  "I charge $35 a lesson and keep $20. Want $45. How many pupils will I lose",
  "I was away for 3 years and have 12 hours a week now, what do I put on my page",
  "9 people booked and 4 did not come. What is a fair rule for that?",
  "Three dogs, 2 walks a day, and the owner is away for 2 weeks. What do I need to bring?",
];
