const list = (words: string) => words.trim().split(/\s+/u).join("|");

/** Plural nouns for people and organisations that can pay, apart from the endings below. */
const PAYERS = list(`
  people women men teens adults over-fifties seniors pensioners families households parents grandparents godparents mothers fathers
  mums moms dads couples brides grooms newlyweds landlords tenants homeowners neighbours neighbors classmates graduates
  apprentices shops bookshops stores studios salons companies firms businesses enterprises dealers hotels guesthouses
  hostels campsites restaurants canteens cafes cafés coffeehouses bars pubs breweries wineries distilleries dairies vineyards bakeries
  butchers farms smallholders cooperatives schools nurseries kindergartens universities colleges libraries museums
  galleries theatres theaters cinemas festivals clubs associations groups churches mosques temples parishes halls homes
  practices clinics surgeries hospices agencies charities nonprofits ngos foundations teams offices departments hosts
  guests fans choirs orchestras bands nurses midwives coaches guides chefs cooks athletes triathletes cyclists artisans
  tradespeople tradies startups start-ups brands banks insurers gyms hospitals pharmacies garages labs laboratories
  municipalities councils factories mills shipyards towns villages crews boats supermarkets centres centers wholesalers channels publishers
  experts colleagues relatives professionals individuals tourists travellers commuters amateurs pupils students
  residents veterans immigrants migrants refugees expats enthusiasts hobbyists paramedics mechanics critics academics
  entrepreneurs freelancers creatives vets dentists pilots monks priests pastors imams chefs anglers roofers masons
  locksmiths blacksmiths goldsmiths witches moviegoers regulars nomads bosses heads secretaries janitors agents clerks trucks parks zoos vegans vegetarians diabetics architects
  heirs widows orphans patients survivors captains ringers shepherds trainees retirees employees amputees scouts cadets soldiers
  housewives nuns bishops rabbis deacons notaries attorneys judges mayors officials consuls diplomats principals wardens
  registrars publicans shamans chieftains merchants accountants inhabitants islanders townspeople villagers herbalists
  committees units squads brigades unions leagues federations societies authorities ministries embassies institutes
  academies conservatories monasteries convents abbeys cathedrals chapels synagogues stables kennels shelters sanctuaries
  venues resorts spas lodges inns taverns bistros diners delis kiosks sawmills quarries foundries workshops ports
  marinas airlines railways depots warehouses newspapers magazines broadcasters estates auctions archives
  observatories hospices wards crèches creches orphanages residences nomads tribes squads
  castles manors ngos cafeterias lidos rinks arenas stadiums circuses troupes ensembles quartets`);
const ENDINGS = String.raw`\p{L}{2,}(?:ers|ors|ists|ians|eers|smen|swomen|ermen|erwomen|tants|dents|yees|workers|keepers|owners|mates|smiths|wrights|herds|folk)`;
const THINGS = list(`
  papers covers trailers flowers posters stickers planners letters newsletters numbers containers computers rollers
  boosters timers reminders orders hours offers powers towers dinners suppers burgers crackers colors doors floors
  mirrors sensors errors motors tractors scooters calculators generators chargers filters folders headers answers corners
  summers winters rivers feathers sweaters jumpers slippers toasters monsters characters chapters printers routers
  servers planters hangers coasters accidents incidents lasers layers covers tokens others elders' trackers banners
  flyers drawers blenders freezers cookers heaters burners cleaners helpers auditors sponsors testers subscribers
  followers listeners viewers buyers members speakers boosters wrappers butters waters matters quarters dollars
  customers volunteers metres meters litres liters mentors colours flavours favors candles lists spoilers
  peppers cucumbers oysters lobsters tigers hamsters lighters toppers zippers fasteners boilers radiators
  elevators escalators reactors detectors monitors projectors connectors vectors factors sectors shutters gutters
  rafters timbers ladders hammers pliers clippers scissors shavers trimmers mowers tillers dryers washers hoovers
  showers saucers beakers pitchers skewers strainers graters peelers choppers wafers fritters tubers clusters
  fibers holsters blinkers bumpers fenders tempers encounters registers ledgers vouchers transfers borders fevers
  cancers disorders tumors humors rumors anchors harbors parlors labors sneakers loafers blazers trousers garters
  suspenders footers pointers parameters diameters thermometers barometers speedometers binders clovers brothers
  sisters daughters grandmothers grandfathers partners stepsisters wonders disasters prayers fillers markers
  highlighters erasers staplers shredders scanners copiers laminators adapters adaptors transistors resistors
  capacitors amplifiers beepers buzzers pagers beavers otters spiders badgers adders cheaters pasteurisers
  sprinklers feeders hoppers strollers climates stalemates estimates gingers plovers flippers chokers
  dreamcatchers openers dispensers diffusers humidifiers purifiers inverters converters receivers transmitters
  trackers stoppers spacers liners rulers scrapers squeezers beaters mixers juicers fryers steamers burgers
  chowders ciders lagers bitters liquors vapors flavors cauliflowers sunflowers wallflowers cornflowers creepers
  dulcimers zithers dampers hampers`);
/** Young people: their parents pay. */
const YOUNG = list(
  `toddlers babies newborns infants children kids preschoolers schoolchildren girls boys teenagers`,
);

export const PAYER = new RegExp(`^(?!(?:${THINGS})$)(?:(?:${PAYERS})|${ENDINGS})$`, "iu");
export const CHILD = new RegExp(`^(?:${YOUNG})$`, "iu");

/** May also be what is sold: they buy only where something is for them, or where they do something. */
export const ALSO_SOLD =
  /^(?:workshops|magazines|newspapers|units|estates|auctions|archives|quartets|ensembles|papers|circuses|castles|parks|trucks|boats|channels|kennels|shelters|homes|halls|studios|brands|retreats|lodges|bars|farms|guides)$/iu;

/** Said of buyers in general: says nothing that a quest could use. */
export const VAGUE =
  /^(?:(?:paying|regular|new|happy|potential|possible|first|many|some|all|other|young|different|local|private|most) )*(?:people|others|customers|clients|users|buyers|individuals|members|persons|men|adults|groups|guests|homes|heads|friends|regulars|teams|villages|towns|boats|channels)$/iu;

/** Places that people visit: an app for museums is one for their visitors. */
export const VISITED =
  /^(?:parks|zoos|museums|airports|stations|beaches|festivals|towns|villages|cities|theatres|theaters|cinemas|campsites|trails|supermarkets|libraries|stadiums|malls|playgrounds|markets)$/iu;

const ANIMALS = list(`dogs cats horses ponies pets rabbits chickens parrots`);
const THINGS_OWNED =
  list(`bikes cars motorbikes motorcycles caravans campers gardens farmhouses houses cottages barns villas chalets castles
  pianos guitars violins lawns pools hedges orchards greenhouses bungalows`);
export const ANIMAL = new RegExp(`^(?:${ANIMALS})$`, "iu");
/** Their owners pay. */
export const OWNED = new RegExp(`^(?:${ANIMALS}|${THINGS_OWNED})$`, "iu");
