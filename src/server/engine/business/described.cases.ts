/**
 * Descriptions as strangers might write them, with what must be read from each:
 * type | description | model | sells | buyers | facts. A dash: nothing may be found. An empty field is not checked.
 */
export const DESCRIBED: readonly string[] = `
E-commerce|Hand-poured soy candles in old teacups, mostly gifts for godparents|handmade|hand-poured soy candles|godparents|-
E-commerce|I sew linen aprons for home bakers and sold 9 at the school fair|handmade|linen aprons|home bakers|sales=9
E-commerce|Wooden spoons|handmade|wooden spoons|-|-
E-commerce|Bags from used sails|handmade|bags from used sails|-|-
E-commerce|my mum and me knit baby blankets, nothing online yet|handmade|baby blankets|-|page=no
E-commerce|A leather belt that lasts, made to measure in Fez|handmade|leather belt|-|-
E-commerce|Crocheted octopuses for premature babies and their parents|handmade|crocheted octopuses||-
E-commerce|Kente stoles for graduates, woven by my uncle in Bonwire|handmade|kente stoles|graduates|-
Creative Services|Engraved brass door plates, sold out until April, 2 people on a waiting list|handmade|engraved brass door plates|-|soldOut=yes
Other|Fly fishing flies tied by hand for trout anglers|handmade|fly fishing flies|trout anglers|-
Creative Services|Hand-painted skateboards|handmade|hand-painted skateboards|-|-
E-commerce|Second-hand cookbooks sold by post to home cooks|resale|second-hand cookbooks|home cooks|-
E-commerce|We import olive oil from two family farms in Crete and sell it to restaurants in Gothenburg|resale|olive oil|restaurants in Gothenburg|-
E-commerce|vintage denim jackets, thrifted in Lisbon|resale|vintage denim jackets|-|-
E-commerce|Refurbished espresso machines. Sold 4 last month.|resale|refurbished espresso machines|-|sales=4
E-commerce|used textbooks for nursing students|resale|used textbooks|nursing students|-
E-commerce|Hoodies with bird drawings, print on demand|print-on-demand|hoodies with bird drawings|-|-
E-commerce|Print-on-demand posters of lighthouses, my shop is open since a week, no sales yet|print-on-demand||-|page=yes,silent=yes
E-commerce|Dropshipped yoga mats with my own patterns|print-on-demand||-|-
Other|Jollof rice and grilled fish from my kitchen in Accra, delivered at lunch to bank offices|food|jollof rice and grilled fish|bank offices|-
Other|Home bakery, birthday cakes without eggs for families with allergies|food|birthday cakes||-
E-commerce|Kimchi in jars, I wait for the food licence|food|kimchi|-|permit=no
Other|Falafel cart next to the university, passed the inspection, first day is 3 May|food|-|-|permit=yes
E-commerce|Rye bread, 30 loaves every Saturday, always sold out by ten|food|rye bread|-|soldOut=yes
E-commerce|Hot sauce from Scotch bonnets, sold at the farmers' market|food|hot sauce|-|-
Other|Catering for office lunches, vegan only|food||-|-
Other|i clean windows for shops and cafes in Porto|on-site||shops and cafes in Porto|-
Other|Mobile bike repair|on-site|mobile bike repair|-|-
Other|Gardening for elderly neighbours, two clients pay every month|on-site|gardening|elderly neighbours|sales=2
Freelancing|Wedding photography. I have a portfolio of nine weddings, no paying client yet.|on-site|wedding photography|-|firstSale=no
Other|Dog walking in the old town, diary full, no helper|on-site|dog walking|-|soldOut=yes
Freelancing|Chimney sweep. Qualified since June, insurance is done.|on-site||-|insured=yes
Other|Assembles flat-pack furniture for students who move house|on-site||students|-
Creative Services|DJ for weddings and company parties|on-site||-|-
Other|Removal of wasp nests, 12 jobs since spring|on-site||-|sales=12
Other|A drone surveys vineyards for wine growers|on-site||wine growers|-
Other|Nail studio in my living room, regulars come back every three weeks|appointments||-|repeat=yes
Other|Thai massage for office workers, evenings|appointments|Thai massage|office workers|-
Other|Childminding for two babies at home, I hold the care licence|appointments|childminding|parents of babies|permit=yes
Other|Hairdresser for curly hair, booked three weeks ahead|appointments||-|soldOut=yes
Other|Acupuncture in my own practice|appointments|acupuncture|-|-
Other|Bike fitting for triathletes in my garage|appointments|bike fitting|triathletes|-
Freelancing|I translate medical leaflets from Polish to Norwegian|freelance||-|-
Freelancing|Bookkeeping for plumbers|freelance|bookkeeping|plumbers|-
Freelancing|Proofreading, PhD students|freelance|proofreading|PhD students|-
Freelancing|illustrations for childrens books, did two for free|freelance|||made=yes
Freelancing|Web design for yoga teachers, 3 clients so far|freelance|web design|yoga teachers|sales=3
Creative Services|Logo design, small breweries|freelance|logo design|small breweries|-
Freelancing|Edits podcasts for scientists|freelance||scientists|-
Freelancing|Virtual assistant for estate agents. I don't want to hire, I work alone.|freelance||estate agents|alone=yes
Creative Services|Voice-overs in Catalan|freelance|voice-overs in Catalan|-|-
Freelancing|Transcribes court recordings for lawyers|freelance||lawyers|-
Consulting|Export advice for cheese makers in Asturias|advice|export advice|cheese makers in Asturias|-
Consulting|I advise schools on bullying|advice||schools|-
Consulting|Helps village shops order less and waste less|advice||village shops|-
Consulting|Fire safety audits, care homes and hotels. 5 clients.|advice|fire safety audits|care homes and hotels|sales=5
Consulting|Money coaching for couples|advice|money coaching|couples|-
Consulting|Fundraising strategy for choirs, website is live, nobody has booked|advice|fundraising strategy|choirs|page=yes,silent=yes
Consulting|We help dairies save water; three people in the team|advice||dairies|helper=yes
Marketing Agency|Instagram for bakeries|agency||bakeries|-
Marketing Agency|SEO for physiotherapists, 4 clients pay 350 euros a month|agency|SEO|physiotherapists|sales=4,price=yes
Marketing Agency|Google Ads and landing pages, roofers|agency|Google Ads and landing pages|roofers|-
Marketing Agency|Monthly newsletters written for garden centres|agency|newsletters|garden centres|-
Marketing Agency|We film short clips for craft firms that look for apprentices|agency||craft firms|-
E-commerce|Printable chore charts for parents of three|downloads|printable chore charts||-
E-commerce|Crochet patterns as PDF downloads on Etsy|downloads|crochet patterns|-|-
E-commerce|Lightroom presets for surf photographers|downloads|Lightroom presets|surf photographers|-
Online Education|Worksheets to download for speech therapists|downloads|worksheets|speech therapists|-
E-commerce|Notion templates, freelancers, 60 sold so far|downloads|Notion templates|freelancers|sales=60
Online Education|Online guitar lessons for over-fifties|teaching|online guitar lessons|over-fifties|-
Online Education|A six week email course on budgeting for young couples|teaching||young couples|-
Online Education|I teach Swahili to aid workers on Zoom|teaching||aid workers|-
Online Education|Maths tutoring for teenagers in Lahore|teaching|maths tutoring|parents of teenagers in Lahore|-
Other|Pottery classes for beginners, all seats are taken|teaching|pottery classes|beginners|soldOut=yes
Online Education|video course, sewing your own jeans, page is up, 0 sold|teaching|video course|-|page=yes,silent=yes
Online Education|Exam prep for future paramedics; 4 percent ask for refunds|teaching||future paramedics|churn=yes
Content Creation|A podcast about Andean weavers, 6 episodes out, 340 listeners|content|-|-|published=yes,subscribers=340
Content Creation|YouTube channel on fixing tractors|content|-|-|-
Content Creation|Weekly newsletter, cheap lunches in Nairobi, 120 subscribers|content|-|-|subscribers=120
Content Creation|I draw a webcomic about two ghosts. No face, I stay anonymous.|content|-|-|anonymous=yes
Content Creation|TikTok videos of my grandfather's bakery|content|-|-|-
Content Creation|Blog for dads of twins|content|-||-
SaaS|A shift planner for small bakeries|saas|shift planner|small bakeries|-
SaaS|Membership lists for rowing clubs, 31 clubs pay 12 euros a month, 2 cancelled last month|saas|membership lists|rowing clubs|sales=31,churn=yes,price=yes
SaaS|Allergen labels from recipes, canteens. Prototype works, six canteens try it for free.|saas|allergen labels|canteens|made=yes,tried=yes,userCount=6
SaaS|software that reminds tenants to pay, for private landlords|saas||private landlords|-
Software/Apps|Invoicing tool for wedding musicians, beta with 12 testers|saas|invoicing tool|wedding musicians|made=yes,userCount=12
Software/Apps|An app that reads tide tables to sea kayakers|app||sea kayakers|-
Software/Apps|Puzzle game about mushrooms, in the app store since May, 90 installs|app|puzzle game|-|page=yes,userCount=90
Software/Apps|Browser extension, hides prices in online shops, only I use it|app|browser extension|-|made=yes
Software/Apps|Habit tracker for nurses on night shift|app|habit tracker|nurses on night shift|-
Software/Apps|Pill reminder app for carers, the prototype runs on my phone|app|pill reminder app|carers|made=yes
Other|A marketplace where hobby gardeners sell surplus vegetables|community|||-
Other|Co-working for mothers with a playroom|community||mothers|-
Other|Online community for hobby astronomers, membership 5 euros a month|community|online community|hobby astronomers|price=yes
Other|Clothes swap every month in the parish hall, donations only|cause|clothes swap|-|place=yes
Other|Volunteers repair wheelchairs, nonprofit, we live on donations|cause||-|helpers=yes
Other|Community fridge in our street, nobody earns anything|cause|community fridge|-|-
Other|Free homework club for refugee children, run by volunteers|cause|||helpers=yes
Freelancing|i do englsh lesons for taxi drivers in Tunis|teaching||taxi drivers in Tunis|-
Other|Rents party tents to village clubs|on-site||village clubs|-
Online Education|Ferry captain, 20 years on the fjord. Want to sell an online course on docking for new skippers|teaching|online course|new skippers|-
Other|Beekeeper in Wales with 30 hives|food|-||-
Software/Apps|night train conductor, live in Graz. idea: app that shows passengers which compartment is quiet|app|-||-
`
  .trim()
  .split("\n");
