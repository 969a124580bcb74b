/**
 * What people write at the end of a week, with what must be read from it: sentence | facts.
 * "+key" or "+key=value" must be stated, "-key" must not; a dash alone: none of the news below.
 */
export const REPORTS: readonly string[] = `
first group is paid, 4 kids|+firstSale
first job done! 80 euros|+firstSale
First paying bride, £180|+firstSale
The first wedding is booked and the deposit is there|+firstSale
first order shipped to Gdansk|+firstSale
My first hedge is done and paid|+firstSale
Our first workshop is sold|+firstSale
first paying reader today|+firstSale
made my first 40 dollars with it|+firstSale
got paid yesterday, cash in hand|+firstSale
the school has paid|+firstSale
they paid in advance|+firstSale
client paid, 18 days late|+firstSale +latePay
invoice is paid|+firstSale
the contract is signed|+firstSale
signed a contract with the town library|+firstSale
the first money came in from the museum|+firstSale
the family finally paid|+firstSale
340 copies sold in the first week|+sales=340 -priceSaid
sold 340 copies|+sales=340 -priceSaid
sold all 24 jars before noon|+sales=24
sold another 6|+sales=6
second client signed, a chair factory|+sales=1
third booking came in|+sales=1
another student joined|+sales=1
two new clients through a supplier|+sales=2
three new students since Monday|+sales=3
5 more orders|+sales=5
104 farms paying|+sales=104
12 boxes sold on Saturday|+sales=12
a neighbour bought one for her niece|+sales=1
somebody ordered from Ireland!!|+sales=1
one teacher booked for June|+sales=1
my aunt's colleague ordered again|+repeat
Have 1 client, he pay every month but always late|+sales=1 +latePay
I have one paying customer|+sales=1
we have a client since spring|+sales=1
3 bookings for may|+sales=3
sold 20, packing takes all my mornings|+sales=20 +soldOut
4 clients now, we two work every night|+sales=4 +soldOut
nothing works when 40 join at once, 52 farms paying|+soldOut
i cannot sew any faster|+soldOut
I can't take on any more dogs|+soldOut
cannot accept new students until autumn|+soldOut
all my hours are full now|+soldOut
my Saturdays are all taken|+soldOut
The group is full|+soldOut
fully booked every saturday till july|+soldOut
booked through to October|+soldOut
booked into next spring|+soldOut
every drop sells out in two days|+soldOut
we ran out of stock on Friday|+soldOut
out of stock again|+soldOut
people complain they never get one|+soldOut
no more room for new clients|+soldOut
all appointments are taken until Easter|+soldOut
lost him again, he gave the job to his nephew|+lostClient
first client stopped|+lostClient
one of the group left, level too different|+lostClient
one child stopped coming|+lostClient
My biggest customer cancelled the contract|+lostClient
we lost a client last week|+lostClient
lost two members|+lostClient
The café went to another roaster|+lostClient
the hotel did not renew|+lostClient
a student quit after the second lesson|+lostClient
she moved to a cheaper one, the client left|+lostClient
one family dropped out|+lostClient
the agency's retainer was cancelled|+lostClient
our oldest client is leaving|+lostClient
The shop no longer orders from us|+lostClient
9 stopped last month|+lostClient
two of them quit|+lostClient
my tenant gave notice|+lostClient
a pupil stopped because of exams|+lostClient
the sponsor pulled out|+lostClient
he will not continue, the client ended our contract|+lostClient
lost the contract with the nursery|+lostClient
a feed company wants to pay for 200 farms|+hotLead
a solar park asked for an offer for 2 hectares|+hotLead
a dealer wants to buy 60 parts at once|+hotLead -sales
a spice shop in Berlin asked what a mention costs|+hotLead
3 factories asked for a quote at the fair|+hotLead
five mums in my church want it for their kids|+hotLead
A hotel wants a meeting next week|+hotLead
someone asked for a price list|+hotLead
two cafés are interested|+hotLead
one landlord wrote and asked for a quotation|+hotLead
a gallery would like to try three prints|+hotLead
the mayor's office called about an offer|+hotLead
Got an enquiry from a brewery|+hotLead
we have a meeting with a wholesaler on Thursday|+hotLead
a school wants to test it with two classes|+hotLead
my neighbour wants one too|+hotLead
a bookshop asked if they could stock it|+hotLead
A coach from Leeds asked for a demo|+hotLead
somebody messaged me asking how much a portrait is|+hotLead
the council invited us to tender|+hotLead
an influencer asked for samples|+hotLead
a museum requested a proposal|+hotLead
a choir wants to hire us for two concerts|+hotLead
one reader wants to sponsor an issue|+hotLead
a woman at the market asked to order twelve|+hotLead
a gym wants to work with me|+hotLead
both neighbours said yes for April|+wanted
two parents promised to pay when it starts|+wanted
a café agreed to buy ten a week|+wanted
four people pre-ordered|+wanted
they left a deposit|+wanted
wrote to 12 funeral homes, nobody answered|+unanswered
I mailed nine schools and no one replied|+unanswered
Sent 20 messages, not one of them wrote back|+unanswered
called six garages, none of them called back|+unanswered
Rental of baby clothes, you send it back when it's too small|-returns
I dread Sundays and catch myself hoping the camera breaks|-failing
The new policy says no member of staff may offer accounting to third parties, we must sign it by the 30th|-offered
nobody bought this week|+silent
nobody has subscribed|+silent
nobody clicked on it|+silent
The solar park said too expensive|+tooDear
two parents said 25 dollars is too much|+tooDear
one said it is too dear|+tooDear
they found it too pricey|+tooDear
everyone haggles|+tooDear
The buyer asked for a discount|+tooDear
a shop wanted it cheaper, she thinks my price is too high|+tooDear
two came back because it did not fit|+returns -repeat
27 plants frozen in the post, refunded them all|+returns
3 plates broken in transit|+returns
refunded everyone|+returns
half of the pots smashed on the way|+returns
a bride cancelled two days before, no deposit|+noShows -lostClient
two clients cancelled the same day|+noShows -lostClient
He cancelled an hour before|+noShows -lostClient
insurance came through|+insured
we got the liability insurance|+insured
raised to 1100 rupees for new students|+priceRaised
I put my prices up|+priceRaised
went up from 30 to 38 a lesson|-firstSale
two leaked at night|+failing
demo crashes on steam deck|+failing
my wrists hurt|+hurting
two students got band 7.5!|-sales
6 sold their hens|-sales
three clients complained about the smell|-sales
4 customers asked for a refund|-sales
two students left|-sales
5 clients want to wait|-sales
one video got 31,000 views|-subscribers
posted the first video, 140 views|-subscribers -firstSale
neighbour offers me his greenhouse, 400 euro a month|-price -priceSaid
The landlord wants 600 euro a month|-price -priceSaid
feed company signed, 40 farms start next month|-opening +firstSale
first batch done|-firstSale
First draft finished and sent to my editor|-firstSale
first video is done|-firstSale
First call done, she talked for an hour|-firstSale
first month done|-firstSale
first version is done for friends|-firstSale
I asked a supplier for a quote|-hotLead
I called three venues about prices|-hotLead
We wrote to five shops and asked for a meeting|-hotLead
Nobody wants to pay|-hotLead
a shop does not want to stock it|-hotLead
if a school wants to buy it I am ready|-hotLead
Tools for people who want to book a guide|-hotLead
furniture factories that want to sell direct|-hotLead
I want to order fabric|-hotLead
the customers want to see photos first|-hotLead
a bakery asked for an offer and said no|-hotLead
a café asked for a price and bought three|-hotLead
somebody left a bad review|-lostClient +badWords
the customer left a five star rating|-lostClient
one client left happy|-lostClient
she left me a voice message|-lostClient
nobody left this month|-lostClient
no client stopped|-lostClient -sales
only 3 left|-lostClient
a man stopped at my stall|-lostClient
we lost them in the post|-lostClient
If a client left I would panic|-lostClient
An app for shops whose customers left|-lostClient
heat packs helped, only 3 lost|-lostClient
I stopped posting on Facebook|-lostClient
the drop did not sell out|-soldOut
my house is full of boxes|-soldOut
The day is full of meetings|-soldOut
I cannot take it any more|-soldOut
I work every night on the plan|-soldOut
writing takes all my evenings|-soldOut
They paid attention to the label|-firstSale
they paid for the hall|-firstSale
I paid the printer|-firstSale
nobody paid|-firstSale=yes
The shop did not buy|-sales -firstSale=yes
I bought fabric|-sales
somebody nearly bought one|-sales
a friend who bought a kiln told me|-sales
I found the venue too expensive|-tooDear
the parts came back clean from the plater|-returns
customers come back every week|+repeat -returns
30 trial accounts that never came back|-churn
half of the members never came back|+churn
`
  .trim()
  .split("\n");
