/**
 * The country of each IANA time zone, by the area in the zone's name: "DE Berlin Busingen" says that `Europe/Berlin` is in
 * Germany. A place that ends with "/" stands for all below it, a country without places for the rest of its area. Older
 * names are here, too, because browsers return them.
 *
 * Source: the tz database 2025b (zone.tab, backward).
 */
const COUNTRIES_BY_ZONE: Readonly<Record<string, string>> = {
  Africa: `
AO Luanda;BF Ouagadougou;BI Bujumbura;BJ Porto-Novo;BW Gaborone;CD Kinshasa Lubumbashi;CF Bangui;CG Brazzaville;
CI Abidjan Timbuktu;CM Douala;DJ Djibouti;DZ Algiers;EG Cairo;EH El_Aaiun;ER Asmara Asmera;ES Ceuta;ET Addis_Ababa;
GA Libreville;GH Accra;GM Banjul;GN Conakry;GQ Malabo;GW Bissau;KE Nairobi;LR Monrovia;LS Maseru;LY Tripoli;
MA Casablanca;ML Bamako;MR Nouakchott;MW Blantyre;MZ Maputo;NA Windhoek;NE Niamey;NG Lagos;RW Kigali;SD Khartoum;
SL Freetown;SN Dakar;SO Mogadishu;SS Juba;ST Sao_Tome;SZ Mbabane;TD Ndjamena;TG Lome;TN Tunis;TZ Dar_es_Salaam;
UG Kampala;ZA Johannesburg;ZM Lusaka;ZW Harare`,
  America: `
AG Antigua;AI Anguilla;AR Argentina/ Buenos_Aires Catamarca Cordoba Jujuy Mendoza Rosario;AW Aruba;BB Barbados;
BL St_Barthelemy;BO La_Paz;BQ Kralendijk;
BR Araguaina Bahia Belem Boa_Vista Campo_Grande Cuiaba Eirunepe Fortaleza Maceio Manaus Noronha Porto_Acre Porto_Velho Recife Rio_Branco Santarem Sao_Paulo;
BS Nassau;BZ Belize;
CA Atikokan Blanc-Sablon Cambridge_Bay Coral_Harbour Creston Dawson Dawson_Creek Edmonton Fort_Nelson Glace_Bay Goose_Bay Halifax Inuvik Iqaluit Moncton Montreal Nipigon Pangnirtung Rainy_River Rankin_Inlet Regina Resolute St_Johns Swift_Current Thunder_Bay Toronto Vancouver Whitehorse Winnipeg Yellowknife;
CL Coyhaique Punta_Arenas Santiago;CO Bogota;CR Costa_Rica;CU Havana;CW Curacao;DM Dominica;DO Santo_Domingo;
EC Guayaquil;GD Grenada;GF Cayenne;GL Danmarkshavn Godthab Nuuk Scoresbysund Thule;GP Guadeloupe;GT Guatemala;
GY Guyana;HN Tegucigalpa;HT Port-au-Prince;JM Jamaica;KN St_Kitts;KY Cayman;LC St_Lucia;MF Marigot;MQ Martinique;
MS Montserrat;
MX Bahia_Banderas Cancun Chihuahua Ciudad_Juarez Ensenada Hermosillo Matamoros Mazatlan Merida Mexico_City Monterrey Ojinaga Santa_Isabel Tijuana;
NI Managua;PA Panama;PE Lima;PM Miquelon;PR Puerto_Rico;PY Asuncion;SR Paramaribo;SV El_Salvador;SX Lower_Princes;
TC Grand_Turk;TT Port_of_Spain;
US Adak Anchorage Atka Boise Chicago Denver Detroit Fort_Wayne Indiana/ Indianapolis Juneau Kentucky/ Knox_IN Los_Angeles Louisville Menominee Metlakatla New_York Nome North_Dakota/ Phoenix Shiprock Sitka Yakutat;
UY Montevideo;VC St_Vincent;VE Caracas;VG Tortola;VI St_Thomas Virgin`,
  Antarctica: 'AQ',
  Arctic: 'SJ',
  Asia: `
AE Dubai;AF Kabul;AM Yerevan;AZ Baku;BD Dacca Dhaka;BH Bahrain;BN Brunei;BT Thimbu Thimphu;
CN Chongqing Chungking Harbin Kashgar Shanghai Urumqi;CY Famagusta Nicosia;GE Tbilisi;HK Hong_Kong;
ID Jakarta Jayapura Makassar Pontianak Ujung_Pandang;IL Jerusalem Tel_Aviv;IN Calcutta Kolkata;IQ Baghdad;IR Tehran;
JO Amman;JP Tokyo;KG Bishkek;KH Phnom_Penh;KP Pyongyang;KR Seoul;KW Kuwait;
KZ Almaty Aqtau Aqtobe Atyrau Oral Qostanay Qyzylorda;LA Vientiane;LB Beirut;LK Colombo;MM Rangoon Yangon;
MN Choibalsan Hovd Ulaanbaatar Ulan_Bator;MO Macao Macau;MY Kuala_Lumpur Kuching;NP Kathmandu Katmandu;OM Muscat;
PH Manila;PK Karachi;PS Gaza Hebron;QA Qatar;
RU Anadyr Barnaul Chita Irkutsk Kamchatka Khandyga Krasnoyarsk Magadan Novokuznetsk Novosibirsk Omsk Sakhalin Srednekolymsk Tomsk Ust-Nera Vladivostok Yakutsk Yekaterinburg;
SA Riyadh;SG Singapore;SY Damascus;TH Bangkok;TJ Dushanbe;TL Dili;TM Ashgabat Ashkhabad;TR Istanbul;TW Taipei;
UZ Samarkand Tashkent;VN Ho_Chi_Minh Saigon;YE Aden`,
  Atlantic: `
BM Bermuda;CV Cape_Verde;ES Canary;FK Stanley;FO Faeroe Faroe;GS South_Georgia;IS Reykjavik;PT Azores Madeira;
SH St_Helena;SJ Jan_Mayen`,
  Australia: 'AU',
  Brazil: 'BR',
  Canada: 'CA',
  Chile: 'CL',
  Europe: `
AD Andorra;AL Tirane;AT Vienna;AX Mariehamn;BA Sarajevo;BE Brussels;BG Sofia;BY Minsk;CH Zurich;CY Nicosia;CZ Prague;
DE Berlin Busingen;DK Copenhagen;EE Tallinn;ES Madrid;FI Helsinki;FR Paris;GB Belfast London;GG Guernsey;
GI Gibraltar;GR Athens;HR Zagreb;HU Budapest;IE Dublin;IM Isle_of_Man;IT Rome;JE Jersey;LI Vaduz;LT Vilnius;
LU Luxembourg;LV Riga;MC Monaco;MD Chisinau Tiraspol;ME Podgorica;MK Skopje;MT Malta;NL Amsterdam;NO Oslo;PL Warsaw;
PT Lisbon;RO Bucharest;RS Belgrade;RU Astrakhan Kaliningrad Kirov Moscow Samara Saratov Ulyanovsk Volgograd;
SE Stockholm;SI Ljubljana;SK Bratislava;SM San_Marino;TR Istanbul;UA Kiev Kyiv Simferopol Uzhgorod Zaporozhye;
VA Vatican`,
  Indian: `
CC Cocos;CX Christmas;IO Chagos;KM Comoro;MG Antananarivo;MU Mauritius;MV Maldives;RE Reunion;SC Mahe;TF Kerguelen;
YT Mayotte`,
  Mexico: 'MX',
  Pacific: `
AS Pago_Pago Samoa;CK Rarotonga;CL Easter;EC Galapagos;FJ Fiji;FM Chuuk Kosrae Pohnpei Ponape Truk Yap;GU Guam;
KI Enderbury Kanton Kiritimati Tarawa;MH Kwajalein Majuro;MP Saipan;NC Noumea;NF Norfolk;NR Nauru;NU Niue;
NZ Auckland Chatham;PF Gambier Marquesas Tahiti;PG Bougainville Port_Moresby;PN Pitcairn;PW Palau;SB Guadalcanal;
TK Fakaofo;TO Tongatapu;TV Funafuti;UM Johnston Midway Wake;US Honolulu;VU Efate;WF Wallis;WS Apia`,
  US: 'AS Samoa;US',
  '': `
CN PRC;CU Cuba;EG Egypt;GB GB GB-Eire;HK Hongkong;IE Eire;IL Israel;IR Iran;IS Iceland;JM Jamaica;JP Japan;KR ROK;
LY Libya;MH Kwajalein;NZ NZ NZ-CHAT;PL Poland;PT Portugal;RU W-SU;SG Singapore;TR Turkey;TW ROC;US Navajo`,
}

const entriesOf = (area: string) => (COUNTRIES_BY_ZONE[area] ?? '').split(';').map((entry) => entry.trim().split(' '))

/** All countries and territories that have a time zone, as ISO 3166-1 alpha-2 codes. */
export function countriesWithZone(): string[] {
  return Object.keys(COUNTRIES_BY_ZONE).flatMap((area) => entriesOf(area).map(([country = '']) => country))
}

/** The country or territory (ISO 3166-1 alpha-2) of an IANA time zone; `undefined` for `UTC` and others without one. */
export function countryOfZone(zone: string): string | undefined {
  const slash = zone.indexOf('/')
  const area = zone.slice(0, Math.max(slash, 0))
  if (!Object.hasOwn(COUNTRIES_BY_ZONE, area)) return undefined
  const place = zone.slice(slash + 1)
  const isOf = (name: string) => (name.endsWith('/') ? place.startsWith(name) : place === name)
  return entriesOf(area).find(([, ...places]) => places.length === 0 || places.some(isOf))?.[0]
}
