/** The sources of the articles, each with its title and address. Several articles refer to most of them. */
const SOURCES = {
  nhs: 'NHS, [Bladder pain syndrome (interstitial cystitis)](https://www.nhs.uk/conditions/interstitial-cystitis/)',
  aua: 'American Urological Association, [Diagnosis and Treatment of Interstitial Cystitis/Bladder Pain Syndrome](https://www.auajournals.org/doi/10.1097/JU.0000000000002756), 2022',
  rcog: 'Royal College of Obstetricians and Gynaecologists and British Society of Urogynaecology, [Management of Bladder Pain Syndrome (Green-top Guideline No. 70)](https://www.rcog.org.uk/guidance/browse-all-guidance/green-top-guidelines/management-of-bladder-pain-syndrome-green-top-guideline-no-70/), 2016',
  eau: 'European Association of Urology, [Guidelines on Chronic Pelvic Pain](https://uroweb.org/guidelines/chronic-pelvic-pain)',
  niceIncontinence:
    'National Institute for Health and Care Excellence, [Urinary incontinence and pelvic organ prolapse in women: management (NG123)](https://www.nice.org.uk/guidance/ng123), 2019',
  nicePain:
    'National Institute for Health and Care Excellence, [Chronic pain (primary and secondary) in over 16s (NG193)](https://www.nice.org.uk/guidance/ng193), 2021',
  niddk:
    'National Institute of Diabetes and Digestive and Kidney Diseases, [Interstitial Cystitis (Painful Bladder Syndrome)](https://www2.niddk.nih.gov/health-information/urologic-diseases/interstitial-cystitis-painful-bladder-syndrome), 2017',
  bladderHealth: 'Bladder Health UK, [Bladder Pain Syndrome](https://bladderhealthuk.org/page/index/286)',
  cob: 'The COB Foundation, [Interstitial Cystitis/Painful Bladder Syndrome](https://www.cobfoundation.org/interstitial-cystitispainful-bladder-syndrome)',
  altru:
    'Altru Health Library, [Interstitial cystitis](https://www.altru.org/health-library/definitions/interstitial-cystitis)',
  friedlander:
    'Friedlander, Shorter and Moldwin, [Diet and its role in interstitial cystitis/bladder pain syndrome (IC/BPS) and comorbid conditions](https://www.ncbi.nlm.nih.gov/pubmed/22233286/), BJU International, 2012',
  jarman:
    'Jarman and others, [Food Sensitivities in a Diverse Nationwide Cohort of Veterans with Interstitial Cystitis/Bladder Pain Syndrome](https://pmc.ncbi.nlm.nih.gov/articles/PMC10542818), Journal of Urology, 2022',
  rothrock:
    'Rothrock and others, [Stress and symptoms in patients with interstitial cystitis: A life stress model](https://www.scholars.northwestern.edu/en/publications/stress-and-symptoms-in-patients-with-interstitial-cystitis-a-life), Urology, 2001',
  lutgendorf:
    'Lutgendorf and others, [Stress and symptomatology in patients with interstitial cystitis: a laboratory stress model](https://www.ncbi.nlm.nih.gov/pubmed/10992377), Journal of Urology, 2000',
  powellBoone:
    'Powell-Boone and others, [Menstrual cycle affects bladder pain sensation in subjects with interstitial cystitis](https://doi.org/10.1097/01.ju.0000176747.40242.3d), Journal of Urology, 2005',
  farrar:
    'Farrar and others, Clinical importance of changes in chronic pain intensity measured on an 11-point numerical pain rating scale, Pain, 2001',
  uti: 'NHS Forth Valley, [Urinary Tract Infection (UTI)](https://nhsforthvalley.com/health-services/az-of-services/urology/urinary-tract-infection-uti)',
  urodynamics:
    'NHS Forth Valley, [Urodynamic studies](https://nhsforthvalley.com/health-services/az-of-services/gynaecology/gynaecology-leaflets-aftercare/urodynamic-studies)',
  pressures:
    'Northumbria Healthcare, [Urodynamic studies](https://www.northumbria.nhs.uk/our-services/urology/urodynamic-studies)',
  leeds:
    'Leeds Teaching Hospitals, [Painful Bladder Syndrome / interstitial cystitis](https://www.leedsth.nhs.uk/patients/resources/painful-bladder-syndrome-interstitial-cystitis-2/)',
  kingston:
    'Kingston and Richmond NHS, [Bladder instillation](https://kingstonandrichmond.nhs.uk/patients-and-families/patient-leaflets/bladder-instillation)',
  somerset:
    'Somerset NHS, [Improve your pelvic health](https://www.somersetft.nhs.uk/musculoskeletal-physiotherapy-service/pelvic-health-physiotherapy/improve-your-pelvic-health)',
  torbay:
    'Torbay and South Devon NHS, [Pelvic health advice and help](https://www.torbayandsouthdevon.nhs.uk/services/pelvic-health-physiotherapy/advice-and-help/)',
  kent: 'Kent Community Health NHS, [Bladder retraining](https://kentcht.nhs.uk/leaflet/bladder-retraining), 2022',
  nocturia:
    'European Association of Urology, Information for Patients: [Nocturia](https://docslib.org/doc/2755722/nocturia-table-of-contents), 2018',
  sleep:
    'Pharmacy Magazine, [Sleep hygiene](https://pharmacymagazine.co.uk/team-training/insomnia-and-stress-2021/sleep-hygiene-787473), 2021',
  gateshead: 'Gateshead Health NHS, [Constipation](https://www.gatesheadhealth.nhs.uk/resources/constipation)',
  bowel:
    'Bladder and Bowel, [Avoid constipation for the Bowel](https://www.bladderandbowel.org/bowel/bowel-treatments/avoid-constipation-bowel/)',
  herbs:
    'Wirral University Hospital NHS, [I take herbal medicines, should I mention it to the team looking after me?](https://www.wuth.nhs.uk/our-departments/a-z-of-departments/pharmacy/faqs/i-take-herbal-medicines-should-i-mention-it-to-the-team-looking-after-me/)',
  herbsAndRisk:
    'NHS Specialist Pharmacy Service, [Questions to ask when reviewing herbal medicines and interactions](https://www.sps.nhs.uk/articles/questions-to-ask-when-reviewing-herbal-medicines-and-interactions/)',
  depression: 'NHS Devon, [Depression](https://myhealth-devon.nhs.uk/my-condition/depression)',
  workplace:
    'Central and North West London NHS, [Disability in the workplace](https://www.cnwl.nhs.uk/cnwl-occupational-health-service/health-work-information-advice-employees/disability-workplace/)',
  scope:
    'Scope, [Reasonable adjustments at work](https://scope.org.uk/advice-and-support/reasonable-adjustments-at-work) (England and Wales)',
  accessToWork:
    'GOV.UK, [Get help at work if you’re disabled or have a health condition (Access to Work): Eligibility](https://www.gov.uk/access-to-work/eligibility)',
  radar: 'Northumberland County Council, [RADAR keys](https://beta.northumberland.gov.uk/highways/radar-keys)',
} as const

/** The last section of an article. */
export const sourcesOf = (...names: (keyof typeof SOURCES)[]) =>
  `## Sources\n\n${names.map((name) => `- ${SOURCES[name]}`).join('\n')}`
