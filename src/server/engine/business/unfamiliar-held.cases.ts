/** As `UNFAMILIAR`, but the rules were never tuned on these: they show how well an unseen description is read. */
export const UNFAMILIAR_HELD: readonly string[] = `
Other|We rent out our three old telephone boxes for weddings and film sets, delivery by trailer|on-site|-/event-decor-hire|
Other|I play the injured in training for rescue teams, with make-up and blood|on-site/freelance|-|rescue teams
SaaS|Lock numbers and swim lane booking for public pools|saas|-/booking-software|
SaaS|Who has which robe: wardrobe lists for opera houses, 4 houses test it|saas|-/stock-keeping-software|
Software/Apps|Game for the blind, only sound, a submarine; on Windows|app|-/mobile-game|
Software/Apps|An app where hikers report broken bridges|app|-/hiking-app|hikers
Content Creation|Silent videos of escalators, I ride and film, nothing else|content|-|-
Content Creation|Every Friday a letter about words that disappear in Friulian|content|newsletter-language/-|-
Marketing Agency|Window displays and posts for pharmacies, one fee a month|agency|-/social-media-agency|pharmacies
Marketing Agency|We find sponsors for women's rugby teams|agency|-|women's rugby teams
Consulting|How to keep geese away from golf courses without shooting, I look and write a plan|advice|-|-
Consulting|I prepare small theatres for the visit of the fire inspector|advice|-/safety-at-work-advice|small theatres
Online Education|Beatboxing for teachers of first graders|teaching|-/music-lessons|
Online Education|Tracking animals in snow, three weekends, for school leavers|teaching|-/bushcraft-course|school leavers
Other|I tune the bells of goats and cows so the herd sounds well, from farm to farm|on-site|-|
Other|Fog machine and bubble tunnel for gallery openings|on-site|-/event-decor-hire/sound-light-tech|
Other|Waiting in line for your passport, by the hour|on-site|errands/-|-
E-commerce|Door handles cast from sand and brass, old patterns|handmade|metalwork/-|-
E-commerce|Rain covers for cargo bikes, sewn by me, waxed cotton|handmade|-/sewing/bags/outdoor-gear|
E-commerce|Vinegar from quinces and rowan berries, 200 bottles, sold to delis|food|olive-oil/-|
E-commerce|Frozen pierogi for students in Leeds|food|pierogi|students in Leeds
E-commerce|Spare feet and knobs for old radios, from house clearances|resale|-|-
E-commerce|i sell used school uniforms|resale|second-hand-clothes/children-second-hand/aprons-workwear|
E-commerce|Umbrellas with star charts, print on demand|print-on-demand|-/maps|-
E-commerce|Editable funeral programmes for pastors, instant download|downloads|-/templates/printables|pastors
E-commerce|Crochet patterns for hospital hats|downloads|knitting-patterns|
Freelancing|Voice-over in Galician for museums|freelance|voice-over|museums
Freelancing|I index cookbooks|freelance|indexing-typesetting/-|-
Freelancing|Measuring old staircases and drawing them for joiners|freelance/on-site|-/cad-drafting/architecture-drawings|joiners
Creative Services|Portraits of barns in ink, owners send a photo|handmade/freelance|portraits/-|
Other|Reiki in my garden house, Sundays|appointments|reiki-sound|-
Other|I fit ear plugs by mould for drummers, in my kitchen|appointments|-|drummers
Other|Lullaby circle for fathers, 5 euros a meeting|community|-/parents-group|fathers
Other|Board where beekeepers lend each other honey extractors|community|-/tool-library|
Other|Free driving lessons in a simulator for refugees, run by volunteers|cause|-/refugee-help/driving-theory|refugees
Other|We plant hedges with schools, donations pay for the trees|cause|environment-group/-|
Other|window cleaner, small shops, Groningen|on-site|window-cleaning|small shops
Online Education|Chess for girls, Saturday club|teaching|chess-lessons|parents of girls
Software/Apps|pill reminder for people who take care of old parents|app|medicine-reminder-app|
Consulting|i advise hostels on bed bugs|advice|-/tourism-advice|hostels
Marketing Agency|Google Ads for driving schools, 2 clients|agency|ads-agency|driving schools
Other|After the divorce I kept the van. Now I bring a cinema into gardens: screen, popcorn machine, eighty chairs, the neighbours bring the wine. Two birthdays so far, 180 euros each|on-site|-/event-decor-hire/event-planning|
`
  .trim()
  .split("\n");
