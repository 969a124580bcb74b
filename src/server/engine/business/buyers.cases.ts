/**
 * Odd businesses in many voices, with those who buy: type | description | buyers | trades.
 * A slash stands between readings that are all right, a dash for nobody named: then plain words stand, or the customers
 * of one of the trades.
 */
export const BUYERS: readonly string[] = `
E-commerce|I weave horsehair sieves like my grandfather. A brewery museum and two herbalists asked if I can make theirs new.|herbalists/brewery museums/brewery museums and herbalists|
Other|walking sticks with a whistle in handle. shepherd from next valley order three. i not know how to sell more|shepherds|
E-commerce|Fermented garlic honey, 30 glasses a month. The physio practice downstairs sells them at the counter and wants more.|physio practices|
E-commerce|rye crispbread with caraway, thin. baked 40 packs, gave all away|-|bread
E-commerce|I buy up typewriter ribbons from closed offices and sell them to writers and prop masters|writers/prop masters/writers and prop masters|
Other|Doors from demolished houses, Gdansk. An architect comes each month|architects|used-building-materials
E-commerce|Tea towels with tide tables of single harbours, printed on demand; sailing clubs ask for their own harbour|sailing clubs|
E-commerce|Cross-stitch charts of lighthouses as PDF, 9 charts, sold 31|-|embroidery-patterns
Other|I empty ash from pellet stoves and vacuum the pipes. Widows mostly, and a guesthouse.|widows/guesthouses/widows and guesthouses|
Other|me and brother carry pianos and safes up stairs in Tbilisi. Music school call us, also one notary|music schools/notaries|moving-help
Other|Ear candles? No. I clean hearing aids, pensioners come Tuesday to my kitchen table, 5 pounds|pensioners|
Other|Saddle fitting by appointment in my barn|-|
Freelancing|I draw exploded views of pumps. Nobody pays yet.|-|technical-illustration
Freelancing|Reading logs of old ships for insurers. One loss adjuster in Antwerp has sent me two|insurers/loss adjusters|
Freelancing|pattern repeat for wallpaper. my old professor paid me once, that is all|-/professors|
Consulting|How to store seeds so they still grow after thirty years. Two monasteries and a gene bank have invited me, travel paid, no fee.|monasteries/gene banks/monasteries and gene banks|
Consulting|Help with pension letters, my colleagues from the shipyard come by on Sundays with theirs, I never asked for money|colleagues/colleagues from the shipyard|
Marketing Agency|We get wool mills into the magazines that knitters read. One mill signed for three months|wool mills/mills|
Marketing Agency|Stammtisch posters and web for choirs and brass bands, 2 pay|choirs/brass bands/choirs and brass bands|
Online Education|Morse code for people who lost their voice, on Zoom, two families have started|people who lost their voice/families|
Online Education|Speaking in front of class for shy trainee teachers|shy trainee teachers/trainee teachers|
Content Creation|Podcast: last switchboard operators of Greece tell. 6 episodes, 90 listeners, no money|-/listeners|podcast-true-stories/podcast-general/podcast-history
Content Creation|I film how moss grows, one minute a week. A botanic garden wants to show it in the entrance|botanic gardens|
SaaS|Which pallet stands where, by QR code, for small sawmills. Two sawmills test it free|small sawmills|
SaaS|Attendance by fingerprint, offline, works with solar. A head teacher in Lira said yes if it is under 10 dollars|head teachers|
Software/Apps|App that reads bus signs aloud. My mother is blind, her club tries it, 12 phones|-/clubs|
Software/Apps|Mushroom diary with map for pickers who hide their places|pickers|
Other|A shed where retired miners fix toys together, 2 euro for coffee|retired miners|
Other|Swap of school uniforms at the mosque, mothers bring and take|mothers|
Other|Glasses for fishermen, collected and sorted, given free, a foundation may pay the post|fishermen/foundations|
Other|Flower watering on graves? no, on balconies, when people are away. the whole staircase gave me their keys|-/neighbours|
E-commerce|Ceramic bottles for kombucha. Breweries? No answer. A vinegar maker took ten.|vinegar makers|
Consulting|Roof garden checks. Housing association in Rotterdam pays me 300 per roof|housing associations|
Other|red light lamp hire for chicken keepers and, strangely, tattoo studios|chicken keepers/tattoo studios/chicken keepers and tattoo studios|
E-commerce|dog coats from old fire hoses, the K9 unit wants eight|dog owners/K9 units|
`
  .trim()
  .split("\n");

/** The rules were never tuned on these. */
export const BUYERS_HELD: readonly string[] = `
E-commerce|Bee skeps from rye straw, 14 made last winter, the re-enactment groups pay 60 euro each without asking twice|re-enactment groups|
Creative Services|Felted saddle pads. My riding school took four, now the farrier wants some for the people he visits.|riding schools/farriers|
Other|i fry plantain chips in Guayaquil, taxi drivers buy them from my window|taxi drivers|
Other|Broth in flasks for night anglers along the canal, Fridays|night anglers|
E-commerce|old slide rules, cleaned and tested. Engineers of my age order them for their grandchildren|engineers|
E-commerce|spare keys for old accordion. Not sold one, page has 11 visits|-|
E-commerce|Puzzles with our town from above, a printer makes them, tourist office wants 50|tourist offices|
Online Education|Ready lesson folders on bees, primary teachers download them, 2.50 each|primary teachers|teaching-materials
Other|Setting up polytunnels after storms, I have done five for allotment people, they feed me|allotment people|
Other|I read gas meters for landlords who live abroad and send them the photo|landlords/landlords who live abroad|
Other|I fit bras for women after surgery, a small room behind the pharmacy in Graz|women after surgery/women|
Other|Voice recordings for people before their larynx operation. The ENT clinic sends them to me, no fee so far|ENT clinics/people before their larynx operation|
Freelancing|I write the minutes for housing cooperatives, four of them book me every year|housing cooperatives|
Creative Services|Letter cutting fonts for gravestone makers, hand drawn, sent as files|gravestone makers|
Freelancing|I'm a retired court stenographer and I type up whatever is on cassettes: sermons, grandfathers, one whole divorce. Priests love me.|priests|transcription
Consulting|I tell wedding barns how loud they can be. I measured sound for the county 19 years.|wedding barns|
Consulting|advice on moving a beehive business from hobby to tax, small beekeepers|beekeepers/small beekeepers|
Marketing Agency|short clips for fish auctions, harbour of Peniche is first|fish auctions/harbours|
Marketing Agency|I do window stickers plus posts on Google for opticians in small towns|opticians/opticians in small towns|
Online Education|Sharpening chisels, video course. 3 carpenters bought it|carpenters|
Online Education|I teach old man smartphone in Oaxaca, they pay with tamales|old men|
Content Creation|Newsletter about concrete. Structural engineers read it, 430 of them|structural engineers|
Content Creation|comic about a lazy ferryman, every friday|-/readers|comics
SaaS|Water level warning for kayak schools on the Soca; one school pays 15 a month|kayak schools/kayak schools on the Soca|
SaaS|Sends the tooth order from dentist to the lab without paper. I was lab technician.|dentists/labs/-|
Software/Apps|Game where you run a lighthouse, 300 downloads, nobody paid|-/players|mobile-game
Software/Apps|Countdown on the phone for glass blowers, when the oven is ready. A glass school in Murano asked for it.|glass blowers/glass schools|
Other|Evening for stammerers in Poznan, we meet in a bar, 9 came last time|stammerers/stammerers in Poznan|
Other|We drive cancer patients to radiation, donations for fuel, six drivers|cancer patients|
Other|Library in a tuk-tuk for tea pickers' children, donors in Kandy pay the books|tea pickers' children/parents/donors/donors in Kandy/tea pickers|
E-commerce|Snowshoe bindings from bicycle tubes. A mountain rescue team tested 6 pairs and ordered 20|mountain rescue teams|
Freelancing|I do captions for court videos, deaf lawyers told me nobody does it right|deaf lawyers/lawyers|
Other|Night care for new lambs, i sit with them so the farmer can sleep|farmers|
Other|Ferry bread to the islands by kayak. islanders text me, bakery gives 10 percent|islanders/bakeries|
Creative Services|I paint ships on pub walls. Publicans pay me in beer mostly.|publicans|
`
  .trim()
  .split("\n");
