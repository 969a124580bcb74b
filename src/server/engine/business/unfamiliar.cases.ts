/**
 * Businesses that fit no list, in many voices, with what may be read from each:
 * type | description | models | trades | customers. A slash stands between readings that are all right, a dash for no
 * trade, or for nobody named. An empty field is not checked.
 */
export const UNFAMILIAR: readonly string[] = `
Other|We hire out our two donkeys for nativity plays and processions, our stable is near Évora|on-site|animal-visits|
Other|Rent a grandad: I come and play chess with people who live alone, by the hour|on-site/appointments/cause|-/senior-visits|
Freelancing|I write crosswords for small town papers, my exam as a teacher is still open|freelance|-|
Creative Services|I carve ice for hotel buffets, chainsaw and a cold room, no helper yet|handmade/on-site|-/carving|
SaaS|Key handover log for caretakers of ski chalets. Six caretakers use the prototype|saas|-|
SaaS|Beach umbrella counting for lido owners on the Adriatic; three lidos test it|saas|-/stock-keeping-software/equipment-rental-software|lido owners
Software/Apps|An app that tells wheelchair users which lift in the metro is broken|app|-/transport-app|wheelchair users
Software/Apps|Text adventure about my grandfather's fishing village, runs on PC, a demo with two chapters|app|-/mobile-game|-
Content Creation|Short films without words about night workers, edited on trains|content|-|-
Content Creation|I post one voice message a day from a lighthouse keeper's diary of 1911|content|-/audio-stories|-
Marketing Agency|Press photos and menus in Japanese for ryokans that want guests from abroad|agency/freelance|-/translation-localisation-agency|
Marketing Agency|We take over the trade fair stands of small machine builders: booking, staff, follow-up|agency|-/virtual-event-agency|
Marketing Agency|We run the loyalty stamps of 9 village bakeries, 40 euros a month each|agency|-|
Consulting|Advice on noise from wind turbines for hill villages; I was a turbine mechanic for nine years|advice|-|hill villages
Consulting|Succession talks for family bakeries where nobody wants to take over|advice|-/business-coaching/mediation|family bakeries
Consulting|I check the sailing plans of new skippers before a long passage|advice/freelance|-|
Consulting|Twenty-two years I managed cold stores. Now I want to walk through the freezers of small ice makers and show where the money melts|advice|-/energy-advice|
Online Education|How to read the sky before a storm: six evenings for allotment holders|teaching|-|allotment holders
Online Education|I teach grown-ups to whistle with two fingers, groups of eight on Zoom|teaching|-|
Online Education|Bell ringing for beginners in our church tower, the rope guild pays my petrol|teaching|-|beginners
Online Education|Knots and splicing for new deckhands who have their papers soon, weekend course in Split|teaching|-|
Other|I run the evening market of model trams in Brno, collectors pay for a table|community/on-site|-/hobby-community|collectors
Other|Ferret racing for village fetes, I bring the tunnels and eight ferrets|on-site|-|
Other|We hang hammocks and string lights in gardens for one summer night, and take all down|on-site|-/event-decor-hire|
Other|I collect old barrels from breweries, clean them and put them under people's gutters|on-site/resale|-|
Other|A quiet room with beds by the hour at the bus station for night travellers|appointments/on-site|-/guest-rooms/room-hire|night travellers
Other|Posture checks for violin players in my practice room|appointments|-/physiotherapy|violin players
Other|My wife says I talk too much about stars so I take people up the hill with my telescope, a blanket and hot tea, after sunset. 15 euro for each. The rule of park I must still ask.|on-site|-/outdoor-guiding/tour-guiding|-
E-commerce|I make false beards for theatre groups from yak hair|handmade|-/wigs/cosplay|theatre groups
E-commerce|Ladders for cats, screwed to balconies, from ash wood|handmade|-/pet-accessories|cat owners
E-commerce|Clay ovens in the shape of a beehive, I build 2 a month|handmade|-/pottery|-
E-commerce|Snail caviar from our farm for chefs|food|-/wild-food|chefs
E-commerce|camel milk powder, sold by post to allergic families|food/resale|-|allergic families
Other|Breakfast in a basket pulled up to the balcony by rope, Naples, Sundays|food|-/meal-boxes/catering|-
E-commerce|Tablecloths with family recipes in grandma's handwriting, print on demand|print-on-demand|-/pod-fabric|-
E-commerce|Shower curtains with anatomy drawings for medical students, printed on demand|print-on-demand|-/pod-fabric|medical students
E-commerce|Seating charts for orchestras, you download the file and drag the chairs|downloads|-/printables/templates|orchestras
E-commerce|Escape rooms to download and print for class trips|downloads|-/printables/game-assets/teaching-materials|
Other|Swap circle for stage costumes between amateur groups|community|-/clothes-swap|
Other|A night bus paid by donations that takes nurses home|cause|-|
Other|We lend running blades to kids without a leg, nonprofit, the hospital gives the room|cause|-|
Freelancing|I read the contracts of ship crews aloud in Tagalog and note what is odd|freelance/advice|-/legal-advice|
Freelancing|Colour matching for old tram paint, I send the cards by post to museums|freelance|-|museums
Creative Services|Scent for theatre plays: smoke, wet wood, oranges, blown by a fan|freelance/on-site/handmade|-|
Software/Apps|So many times I stood in front of the closed post office. My app shows if village shops are open today, the keeper presses one button. I can't draw, and I don't like meetings.|app|-|
E-commerce|We are two brothers in Arusha and we turn old tyres into swings; the school of our village has four of them already|handmade|-/waste-upcycling|-
E-commerce|Willow cradles and log baskets, I weave in my barn in Galway|handmade|baskets|-
Creative Services|we bind guest books for country hotels, marbled covers|handmade|bookbinding|country hotels
E-commerce|felt slippers for flat dwellers with cold floors|handmade|felt/shoes|flat dwellers
E-commerce|my aunt she make hot pepper paste and i sell it to kebab shops in Malmö|food|chilli-sauce|kebab shops in Malmö
Other|Birria from a cart, Thursdays behind the brewery|food|tacos/street-food|-
E-commerce|we roast coffee for three cafes and now also for offices|food|coffee|
E-commerce|Used cassette tapes and records, mostly Anatolian rock|resale|records|-
E-commerce|I restore old hand tools and sell them to hobby joiners|resale/handmade|hand-tools|hobby joiners
E-commerce|refurbished laptops for students in Kumasi|resale|phones|students in Kumasi
E-commerce|T-shirts with tram lines of Lisbon, a printer ships them|print-on-demand|pod-shirts|-
E-commerce|Colouring books of Andean textiles, print on demand|print-on-demand|pod-books|-
E-commerce|Sewing patterns for dolls as PDF, 12 in the shop|downloads|sewing-patterns|-
Online Education|Phonics worksheets for home-schooling mothers, to download|downloads|teaching-materials|home-schooling mothers
E-commerce|Sheet music for brass quintet, arranged by me, PDF|downloads|sheet-music|-
Other|I shear alpacas and small flocks in Wales|on-site|sheep-shearing|-
Other|chimney sweep and stove check, one day per village|on-site|chimney-sweeping|-
Freelancing|Drone photos for roofers after storms|freelance/on-site|drone-photography|roofers
Other|I cut hedges and carry the green away, pensioners pay 20 an hour|on-site|hedge-trimming|pensioners
Other|Hoof trimming, barefoot horses, Tuesday to Friday|on-site|horse-care|
Other|I am Paulo, I was driver for school bus twenty years. Now I clean graves for families who live in other country, send them photo. Exam for stone mason I did not make|on-site|grave-care|families
Other|cornrows and locs in my flat, by appointment only|appointments|hair-braiding|-
Other|Foot care for diabetics who cannot leave the house|on-site/appointments|foot-care|diabetics
Other|I repair violins in my attic, the pupils' parents come|appointments|instrument-repair|
Freelancing|Subtitles Korean to Spanish for streaming studios|freelance|subtitling|streaming studios
Freelancing|i do payroll for bakeries|freelance|payroll|bakeries
Freelancing|Patent drawings for lone inventors|freelance|technical-illustration|lone inventors
Freelancing|Hi! I'm between jobs. What I do well is reading old handwriting, and people who inherit a field need exactly this. Two asked already.|freelance|old-handwriting|
Consulting|Data protection for sports clubs, I was a club treasurer|advice|data-protection-advice|sports clubs
Consulting|I advise olive growers on soil|advice|agriculture-advice|olive growers
Consulting|Export advice for honey cooperatives in Oaxaca|advice|export-advice|honey cooperatives in Oaxaca
Marketing Agency|SEO for locksmiths|agency|seo-agency|locksmiths
Marketing Agency|we answer the Google reviews of dental practices|agency|map-profile-agency|
Marketing Agency|TikTok videos for butchers who look for apprentices|agency|short-video-agency/social-media-agency/recruiting-agency|butchers
Online Education|i teach ukulele to night nurses, zoom|teaching|music-lessons/more-instrument-lessons|night nurses
Online Education|Excel for church treasurers, three evenings|teaching|spreadsheet-lessons|church treasurers
Online Education|Boat licence course at weekends, Lake Constance|teaching|licence-course|-
Online Education|Twi for children of Ghanaian families in Hamburg, Sunday group|teaching|heritage-language-lessons/-|parents/parents of children/Ghanaian families in Hamburg
Content Creation|Podcast on shipwrecks in the Baltic, nine episodes|content|podcast-history/podcast-general/-|-
Content Creation|Weekly newsletter about allotments|content|newsletter-gardening|-
Content Creation|Each month one comic page about life in a container port, my pictures, my sister's words; 600 people read it|content|comics|-
SaaS|Rota tool for lifeguard stations|saas|shift-planning-software|
SaaS|Temperature log for ice cream vans|saas|haccp-software|
Software/Apps|Tide and wind app for oyster pickers|app|tide-fishing-app|oyster pickers
Other|Carpool board for choir singers in the valley|community|ride-sharing|choir singers
Other|Repair café in the fire station, donations only|cause|repair-cafe|-
Other|Hedgehog rescue in my shed, we need donors|cause|animal-shelter|-
`
  .trim()
  .split("\n");
