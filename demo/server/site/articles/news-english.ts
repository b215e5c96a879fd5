import type { EnglishArticle } from './article-english'

/** English texts of news-words.ts. */
export const newsEnglish: EnglishArticle[] = [
  [
    'GB 24541-2022: what is new in the standard for hand protection',
    'How cut and puncture levels and their marks have changed, and which three lines a buyer should read.',
    'The new edition has two methods for cut resistance, TDM and COUP; for work with sharp edges look at the TDM level. The mark has four digits and a letter, and the letter rises from A to F.',
    '- Handling: abrasion level 3 or above',
    '- Sheet metal pressing: TDM level C or above',
    '- Handling glass: TDM level D or above, with a non-slip palm',
    'Gloves of older batches can be used up, but new purchase contracts should name the new level.',
  ],
  [
    'Suzhou warehouse grows to 42,000 m²: next-day delivery in East China',
    '12,000 new pallet places; goods in stock reach Jiangsu, Zhejiang, Shanghai and Anhui the next day.',
    'With the second phase in use, stocked models of bearings, fasteners and workwear rise to 38,000. Orders before 16:00 on working days leave the warehouse that day.',
    'A new cutting area cuts cable, chain and hose to the metre, within a tolerance of 1%.',
  ],
  [
    'How a car parts plant cut its MRO costs by 18%',
    'Four hundred scattered models became ninety, restocked from a list of frequent goods.',
    'The plant has four assembly lines. Each used to buy for itself, and gloves for one use came in eleven models. A team sorted models by use, tried them with those who wear them, and kept ninety.',
    '# Three steps',
    '- Export a year of orders and sort them by use',
    '- Try small lots for two weeks and record wear',
    '- Set up a list of frequent goods and restock once a week',
    'The saving came from two places: unit prices fell by 11% with larger quantities, and freight for urgent purchases by 7%.',
  ],
  [
    'Calibration can now be booked; certificates come with the goods',
    'Tick calibration when ordering calipers, micrometers or pressure gauges; it adds two days.',
    'Calibration is done by a CNAS-accredited laboratory. The certificate comes with the goods and can be downloaded from the order.',
    'The fee for each piece goes by its range; from twenty pieces on, collection and return are free.',
  ],
  [
    'When does a safety helmet expire: from manufacture or from issue?',
    'Plastic shells count from manufacture. Three mistakes often made on site.',
    'The life of ABS and PE shells counts from the date of manufacture and is usually thirty months. The date of issue only records who is responsible.',
    'A helmet that has taken a blow, is cracked or was wiped with solvent must be replaced whatever its age.',
  ],
  [
    'How a waterworks replaced 600 valves in two months',
    'Grouped by shutdown windows, with spares on site a day before.',
    'The 600 valves stood in seven pump rooms. The engineers made twelve groups by shutdown window; valves, gaskets and bolts of each group were packed together and delivered the day before.',
    'Everything was replaced in 47 working days, and not once was there a delay for a missing part.',
  ],
  [
    'Registering the three-year warranty of power tools is simpler',
    'Scan the code on the tool and enter the order number.',
    'Once registered, the warranty period is shown in the user centre. A spare tool of the same class is lent during repairs; the deposit is returned with it.',
  ],
  [
    'Low-voltage circuit breakers: new rules for efficiency and marking',
    'Five things that the nameplate must state, and what to do with old stock.',
    'The nameplate states rated current, breaking capacity, trip characteristic, standard, and year and month of manufacture.',
    'Products with old nameplates may be sold during the transition, but tenders should name the new edition.',
  ],
  [
    'Mounted bearings on a conveyor: from three months to a year',
    'Another seal, another grease and a splash guard cost only ¥9 more.',
    'Mounted bearings in the washing zone seized every three months. They were not worn: alkaline water had turned the grease to soap.',
    'With triple-lip seals, polyurea grease and splash guards they have run thirteen months without replacement.',
  ],
  [
    'Approval of sub-account orders: the main account confirms what is above the limit',
    'The buyer orders, the manager approves and finance pays, all in one line.',
    'The main account can set a limit for each order and for each month of a sub-account. Orders above it wait for review, and the main account approves or rejects them in the list of orders.',
  ],
  [
    'KN95 or KP95: how particulate respirators differ',
    'Whether there are oily particles decides which to choose.',
    'KN is only for particles without oil, such as grinding dust; KP can also be used against oily particles, such as coolant mist. The figure is the filter efficiency.',
    'Where welding fume holds oily particles, choose KP95 or above.',
  ],
  [
    'Cutting cable without waste when rebuilding a park’s supply',
    'Cut by circuit number, with no more short ends left on site.',
    'The lengths in the drawings plus 2% went to the warehouse for cutting, and each piece was labelled with its circuit number.',
    'Of eleven kilometres, less than sixty metres of short ends were left.',
  ],
  [
    'Quick order takes a pasted table and checks a thousand lines at once',
    'Paste SKU codes and quantities; mistakes are shown line by line.',
    'Columns are recognised after pasting; you can correct them, and the correction is remembered. For unclear SKU codes you are offered candidates. Correct lines go into the cart first, and wrong ones stay to be corrected.',
  ],
]
