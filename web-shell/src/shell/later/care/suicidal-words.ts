/*
 * Recognises words about suicide in what a user wrote, on the device alone. Nothing about it is stored, sent, counted or
 * logged. It is a list of phrases, no diagnosis: a note that it misses gets the ordinary answer, and one that it takes by
 * mistake gets telephone numbers, which the user need not call.
 */

/** Misspellings and short forms, by what they stand for. They are replaced before phrases are compared. */
const SPELLINGS: readonly (readonly [string, RegExp])[] = [
  ['not', /\b(?:nt|nto)\b/g],
  ['would', /\b(?:wd|wud|woud)\b/g],
  ['could', /\b(?:cud|cld|coud)\b/g],
  ['nobody', /\b(?:no one|noone|nobdy)\b/g],
  ['dont', /\b(?:do not|dnt|donot|dot|dont not)\b/g],
  ['cant', /\b(?:can ?not|cnt|can t)\b/g],
  ['wont', /\b(?:will not)\b/g],
  ['wasnt', /\b(?:was not|werent|were not)\b/g],
  ['want to', /\b(?:wanna|wana|want ot|wnat to|wan to|wnt to|wantto|want too|want 2|wan na)\b/g],
  ['going to', /\b(?:gonna|gona|gunna)\b/g],
  ['myself', /\b(?:my ?self|my ?sel|myslef|mysef|meself|mysellf|mself|myslf)\b/g],
  ['kill', /\b(?:kil|kll|klil)\b/g],
  ['killing', /\b(?:kiling|killin)\b/g],
  [
    '$1ing',
    /\b(end|think|cut|hurt|harm|liv|dy|go|tak|jump|hang|sleep|wak|feel|want|plann|burn|wish|hop|exist|try|be)in\b/g,
  ],
  ['life', /\b(?:lif|lfe|liffe)\b/g],
  ['any more', /\b(?:anymore|any longer|anymor|nomore)\b/g],
  ['without', /\b(?:with out|witout|wihtout)\b/g],
  ['dying', /\b(?:dieing|dyeing|diing)\b/g],
  ['die', /\b(?:dye)\b/g],
  ['dead', /\b(?:ded|deadd)\b/g],
  ['better off', /\b(?:beter off|better of|bettr off)\b/g],
  ['suicide', /\b(?:su[iea]?[sc]+[iua]?[sc]?[ie]?de?|siucide|suicde|suicied|sewerslide)\b/g],
  ['suicidal', /\b(?:su[ie]?[sc]+[iu]?[sc]?[ie]?d(?:al|el|le|ial|all)|sucidle|suicidial)\b/g],
  ['self harm', /\bself ?harm(?:ing|ed)?\b/g],
  ['overdose', /\b(?:over ?dos(?:e|es|ed|ing)|od ing)\b/g],
]

const ME = 'myself'
/** Words of a wish, a plan or a thought, up to four words before what it is about. */
const WISH =
  '(?:want|wanted|wanting|wish|wishing|hope|hoping|hoped|like|love|ready|plan|plans|planned|planning|going|tempted|thinking|think|thought|thoughts|feel|feels|feeling|felt|consider|considering|considered|decided|urge|urges|intend|need|prefer|deserve|pray|praying|begging|long|longing|try|tried|trying|attempt|attempted|about|let me|should|could|might|may|will|ill|id|rather|ideas?|decide|deciding|whether|ways?|planned|resolved|contemplat\\w*|debating|urges|promise|swear|begin|start)(?: \\w+){0,4}?'
/** After these words, a wish is about something else. */
const NOT_HERE = '(?!(?: \\w+)? (?:at|in|on|for|with|near|by|when|this weekend|again)\\b)'

/** Phrases in lower-case letters, without punctuation and apostrophes. */
const PHRASES: readonly RegExp[] = [
  /\bsuicid\w*|\bs icide\b|\bsu cide\b|\bunaliv\w+|\bnoose\b/,
  /^(?!.*\b(?:\d+|walk|walked|walking|run|ran|running|drive|drove|driving|cycle|cycled|ride|few|couple|many|more|further) (?:\w+ )?kms\b).*\bkms\b/,
  // To kill or to harm oneself. Somebody also kills herself laughing, or with work.
  new RegExp(
    `\\bkill(?:ing|ed)? ${ME}\\b(?! (?:laughing|over|with|at|by|doing|just to|to (?!stop|end|escape|get away|get out|be free|make it|make the))\\b)`,
  ),
  new RegExp(`\\b${WISH} kill(?:ing)? ${ME}\\b`),
  new RegExp(`\\b(?:harm|harming|harmed|hang|hanging|drown|drowning|unalive) ${ME}\\b`),
  new RegExp(
    `\\b${WISH} (?:hurt|hurting|cut|cutting|shoot|shooting) ${ME}\\b(?! in the foot| if| while| when| at| with that| on)`,
  ),
  new RegExp(`\\b(?:been|started|keep|kept|back to) (?:hurting|cutting) ${ME}\\b`),
  /\b(?:self harm|sh(?:d|ed|ing)? (?:again|last night|tonight|urges?|thoughts?)|urges? to sh)\b/,
  new RegExp(
    `^(?!.*\\b(?:shav\\w*|kitchen|knife|cook\\w*|chop\\w*|peel\\w*|tin|can|glass|accident\\w*|paper|garden\\w*|slack|slice|piece|short|off)\\b).*\\bcut(?:ting)? ${ME}\\b`,
  ),
  /\b(?:hit|hitting|punch|punching|burn|burning|burnt|burned|cut|cutting|scratch|scratching|starve|starving|bit|biting) (?:myself|my \w+)(?: \w+){0,7} (?:on purpose|deliberately)\b/,
  /\b(?:burn|burning|burnt|burned) (?:myself|my (?:arms?|legs?|skin|thighs?|hands?|wrists?)) with (?:a |the |my )?(?:lighter|cigarettes?|fag|match|matches|iron)\b/,
  new RegExp(
    `\\b(?:gas|gassing|poison|poisoning|strangle|suffocate|electrocute|stab|stabbing) ${ME}\\b(?! with (?:my|the|a) (?:needle|pen|insulin|injection))`,
  ),
  /\b(?:think|thinking|thought|thoughts|want|wanted|urge|tempted|stop myself|stopped myself|imagine|imagining|picture|picturing|easy to|close to)\b.*\bjump(?:ing)?(?: off| in front| from| under| over)?\b(?! (?:in|into|for joy|up|on|ship|the queue|to conclusions|out of bed|at the chance|rope))/,
  /\b(?:think|thinking|thought|thoughts|want|wanted|urge|tempted|wish|could|might)\b.*\bwalk(?:ing)? into the (?:sea|river|lake|ocean|canal|water)\b|\bwalk(?:ing)? into the (?:sea|river|lake|ocean|canal|water) and (?:not|never|keep)\b/,
  /^(?!.*\b(?:antibiotics?|course|doctor|gp|prescribed|on time|with food|pharmacist)\b).*\b(?:what if|could|should|want|thinking|thought|might|wish|tempted|easy)\b.*\b(?:take|took|taking|taken|swallow\w*) (?:all|every|the whole|the lot)(?: of)? (?:them|it|my|the|these|bottle|box)\b/,
  /\b(?:look|looking|stare|staring|stared|sat) (?:\w+ )?(?:at|with) (?:my|the|all my) (?:\w+ ){0,2}(?:pills|tablets|meds|medication|painkillers|amitriptyline|paracetamol)\b.*\b(?:think|thinking|thought|wonder|wondering|tempted|want)\b/,
  /\b(?:plan\w*|imagin\w*|fantas\w*|dream\w*|think\w*|thought|pictur\w*|writ\w*)(?: about| of| out)? my (?:own )?(?:death|funeral|suicide|eulogy)\b/,
  /\b(?:decided|know|worked out|planned|figured out|thought about|thinking about|have a plan for)(?: exactly| just)?(?: how| when| where)(?: and (?:how|when|where))*(?: i| id| ill| im)(?: \w+){0,3} do it\b/,
  /\bwhat if i(?: just| only)? (?:didnt|never|dont|wasnt)(?: ever)? (?:wake up|woke up|alive|here any more|exist)/,
  /\bno (?:wish|desire|will|interest|want|urge|energy left) (?:to|in) (?:go on |carry on |keep |continue )?(?:liv\w+|being alive|be alive|exist\w*|be here any more)\b/,
  /\bdont deserve (?:to live|to be alive|life|to exist|to be here|to be on this)\b/,
  /\b(?:life|living|existence|my life) (?:is|feels|seems|has become|isnt)(?: so| just| all| really)? (?:pointless|meaningless|worthless|worth it|not worth it|unliveable|unlivable)\b/,
  /\b(?:care|matter|bothered|mind|fussed)\b.*\b(?:live or die|i live or|die or not)\b/,
  /\bend(?:ing)? my (?:suffering|misery|existence|days|torment)\b|\bput(?:ting)? an end to (?:it all|my life|myself|everything|my suffering|this life)\b/,
  /\b(?:over|done|exhausted|bored)(?: with| of| by)? (?:life|living|existing|being alive)\b(?! (?:in|on|with|at)\b)/,
  /\b(?:hate|upset|disappointed|gutted|sad|angry|cry|cried|crying)(?: that| because| cos)?(?: when| every time| each time)? i(?: still| even)? (?:woke|wake|woken)(?: up)?\b(?! (?:at|so|early|late|to (?:pee|wee)|with|in pain|every|wet))/,
  /\b(?:last (?:entry|note|night on earth|day alive)|wont be here (?:much longer|for much longer|when you read)|(?:if|when) (?:you|youre|anyone|someone)(?: are| is)? read(?:ing|s)? this im)\b/,
  /\b(?:giving|gave|given) away (?:all )?my (?:things|stuff|belongings)\b|\b(?:look after|take care of) my (?:\w+ ){1,2}(?:for me when|when im gone|after im gone|once im gone)\b/,
  /\b(?:join|be with|see) (?:my )?\w+(?: \w+)? (?:in heaven|on the other side|up there)\b|\bready to meet my maker\b/,
  /^(?:i )?(?:just |really )?want out$/,
  /\b(?:since|after|before) my (?:last |second |first |suicide )?attempt\b(?! (?:at|to|with))/,
  new RegExp(
    `\\b(?:top|topping|topped|neck|necking|offing|finish|end|ending|do away with|doing away with) ${ME}\\b(?! up)|\\bdo(?:ing)? ${ME} in\\b`,
  ),
  new RegExp(
    `\\b(?:hit|hitting|punch|punching|punched|hurt|hurting|cut|burn|burning|burnt|burned|starve|starving) ${ME} (?:on purpose|deliberately|again to|to punish|to feel|so i feel)\\b`,
  ),
  new RegExp(`\\b(?:hitting|punching) ${ME}\\b(?! (?:on|with) )`),
  /\b(?:slit|slitting|slash|slashing|slashed|cut|cutting) my (?:wrists?|arms|legs|thighs|skin|own throat)\b(?! (?:shaving|on|by accident|while|when|with the))/,
  /\b(?:started|been|back to|began|relapsed|relapse|kept|keep) cutting\b(?! (?:down|back|out|off|my (?:hair|nails|coffee)|the|coffee|dairy|sugar|things|carbs|corners))|\bcutting again\b(?! (?:down|back|out))|\brelapsed\b.*\b(?:cut|cutting|sh|blade|razor)\b/,
  /\b(?:going to|want to|could|might|should|will|just|ill|id|to) off myself\b/,
  /\b(?:razor|blade)\b.*\b(?:again|arms|wrists?|thighs)\b(?! shav)/,
  /\b(?:save|saved|saving|stash|stashing|stashed|hoard|hoarding|hoarded|stockpile|stockpiling|stockpiled|counted|counting)(?: up| out)?(?: all)? (?:my|the|these)(?: \w+)? (?:tablets|pills|meds|medication|painkillers)\b(?! (?:for (?:the|my) (?:week|trip|holiday)|into))/,
  /\b(?:how many|enough) (?:pills|tablets|paracetamol|meds|painkillers|of them|of these|it takes|it would)\b.*\b(?:take to|to die|to end|to kill|would do it|kill me|not wake|would it take)\b/,
  /\b(?:take|taking|took|swallow|swallowing) the (?:whole )?lot\b(?! (?:back|to|in))/,
  /\b(?:ways?|how|methods?) (?:to|of) (?:die|dying|end it|end my|kill myself|do it painlessly|hang|go without pain)\b|\bpainless (?:way|ways|death)\b|\bknow (?:exactly )?how (?:id|i would|ill|i will|im going to) do it\b/,
  /\b(?:blow|blowing) my brains out\b|\bbullet (?:in|through) my\b|\bpull the trigger\b/,
  /\b(?:crash|crashing) (?:my|the) car\b(?! (?:last|yesterday|today|on the way|in the car park))/,
  /\b(?:stood|standing|stand|sat|sitting|went to|lie|lay|lying|end up) (?:\w+ )?(?:on|at|to|by) the (?:edge of the )?(?:bridge|platform|ledge|edge|cliff|roof|railway|tracks|train tracks)\b.*\b(?:thought|thinking|nearly|almost|jump|step|over|wondered|wanting|wanted|wait|waiting for the train to)\b/,
  /\b(?:jump|jumping|jumped|throw myself|throwing myself|step|stepping|walk|walking|drive|driving|run|running)(?: my car| the car| out)? (?:off|from|in front of|under|into) (?:a |the |of )?(?:bridge|train|trains|roof|building|window|cliff|balcony|bus|lorry|car|tree|wall|traffic|railway|platform|tracks)\b/,
  /\b(?:take|taking|took|taken|on|an|do|planning|plan|want|the|to|about) overdose\b(?! (?:on|of) (?:coffee|caffeine|sugar|chocolate|cake|tea|tv|telly|information|vitamin|sun|fun|work|news|news)\b)/,
  /\b(?:take|taking|took|swallow|swallowing|swallowed) (?:all|every|the whole|a whole)(?: one)?(?: of)?(?: my| the| these| those| box| bottle| pack)*(?: pills| tablets| meds| medication| painkillers| medicine)?(?: at once| in one go| and (?:not|never|sleep|end|go to sleep|be done))/,
  new RegExp(
    `\\b${WISH} (?:swallow|take|taking|swallowing) (?:all|every|the whole)(?: of)? (?:my|the|these|those|box|bottle)\\b(?!.*\\b(?:time|day|morning|doctor|gp|prescribed)\\b)`,
  ),
  // To end one's life.
  /\b(?:end|ending|ended|take|taking|took) (?:my|this)(?: own| whole| stupid| miserable| shit)? life\b/,
  /\bend(?:ing)? it all\b/,
  new RegExp(
    `\\b(?:${WISH}|just) end(?:ing)? (?:it|things|everything|all of it|all this)(?: now| tonight| today| soon| forever| for good| once and for all| for myself)?$`,
  ),
  /\bwant (?:it|this|everything|life) all to (?:end|stop|be over)\b|\bwant (?:life|everything) to (?:end|be over)\b|\bit all to (?:end|be over)\b/,
  /\bdone with (?:life|living|being alive|this life|this world)\b|\bdone living\b/,
  /\b(?:give|giving|gave|given) up on (?:my )?(?:life|living)\b/,
  /\b(?:had|have) enough of (?:this |my )?(?:life|living|being alive)\b/,
  /\b(?:tired|sick|weary|fed up) (?:of|with) (?:living|life|being alive|being here|existing|waking up alive)\b/,
  /\b(?:all|everything) be over for me\b|\blet it (?:all )?be over\b/,
  /\b(?:check|checking) out (?:of life|for good|permanently)\b|\bassisted (?:dying|suicide)\b.*\b(?:me|i|my)\b|\bdignitas\b/,
  // To die, or not to have lived.
  /\bif (?:only )?(?:i|id|i d|i had|id have)(?: \w+)? (?:wasnt|was not|not|never)(?: \w+)? (?:alive|here any more|around any more|exist|been born|born)\b|\bif i (?:wasnt|werent) (?:here|around)\b(?! (?:at|in|on|for|when|to do|to help|today|this week))/,
  /\bif i (?:was|were|am)(?: \w+)? (?:dead|gone|no longer here|not here any more|not around any more|out of the way|out of the picture)\b/,
  /\bnobody would (?:even |really )?(?:miss me|notice if i|care if i (?:died|was|went|disappeared))\b(?! (?:at|from))/,
  /\bletters? (?:to|for) (?:\w+ )+(?:after|when|once|if) im (?:gone|dead)\b|\b(?:after|when|once) im (?:gone|dead)\b.*\b(?:better|easier|fine without|happier|free|peace|funeral|read)\b/,
  /\b(?:god|lord|please|jesus|universe|let|hope|wish|pray|praying|cancer)\b.*\btakes? me (?:in my sleep|tonight|soon|away from this|already|out of this|home to)\b|\bgo in my sleep\b|\b(?:slip|slipping|drift|fade) away (?:in my sleep|forever|for good|and not)\b/,
  /\b(?:not sure|dont know|unsure)(?: if| that| whether)? (?:i |id )?(?:even |really |still )?(?:want|wanna|wish)(?: to)? (?:be here|live|be alive|carry on|wake up|exist|keep going|go on)\b(?! (?:at|in|on|for|with|to|the))/,
  /\b(?:dont|no longer|never|didnt) (?:feel like|see the use of|care about|enjoy) (?:living|being alive|existing|staying alive)\b/,
  /\brather not (?:be here any more|exist|wake up|live|be alive|be here at all)\b/,
  /\b(?:jealous|envy|envious) .*\b(?:dead|died|die|dying)\b/,
  /\b(?:dont|cant) see (?:a|any|my) future\b|\b(?:dont|cant) see myself (?:being here|alive|living|making it to|lasting)\b/,
  /\b(?:happier|relieved|free|peace|relief)\b.*\b(?:without me|if i (?:was|were) (?:gone|dead)|when im (?:gone|dead))\b/,
  new RegExp(
    `\\b(?:want|wanted|wanting|wish|wishing|hope|hoping|ready|longing|long|prefer|deserve|pray|praying|begging|plan|planning|decided|tempted|need|like|love|let me|should|might as well|feel like|felt like|feeling like|think about|thinking about|thinking of|thought about|thought of|thoughts of|thoughts about)(?: (?:to|i|could|would|can|may|just|really|only|be|go|and|that|all|about|away|simply|it|was|were|will|id|so|badly|sleep|the pain|now|actually|quietly|peacefully|please|had|already)){0,5} (?:die|dead|dying|death)\\b(?! (?:of|from) (?:embarrassment|shame|laughter|laughing|boredom|shock)| laughing| for (?:a|an|some|that|this|another)| down| my hair| hair| sea| tired| easter| batter| on my feet| asleep| weight| end| line| heat)`,
  ),
  /\b(?:rather|sooner|prefer to) (?:die|be dead)\b(?! than (?!live|be alive|go on|carry on|feel|face|wake|keep|have (?:this|another|to)|stay|suffer|endure|do (?:this|another)|put up|spend|get through|be like this|exist|face|go through (?:this|another)|bear))/,
  /\bbetter (?:off )?(?:dead|gone|not existing|not being here|not alive)\b|\bbetter off (?:if|when|once) (?:i|im)(?: \w+)? (?:dead|gone|died|not here|wasnt|never)/,
  /\b(?:world|everyone|everybody|they|family|husband|wife|partner|kids|children|people|you|he|she|all|mum|friends|nobody|them|him|her)\b.*\bbetter(?: off)? (?:without me|if i (?:was|were|wasnt|died|disappeared))\b/,
  /\bwish(?:ed|ing)?(?: that)? (?:i|id|i d|i had)(?: just| could| would)? (?:was|were|be|had)? ?(?:dead|not here|not alive|gone for good|gone forever|never been born|never born|wasnt here|wasnt alive|wasnt around|wasnt born|didnt exist|not exist|not wake up|never wake up|never woke up|didnt wake up|wouldnt wake up|not woken up|die|disappear|vanish|stop existing|cease to exist|fade away)\b/,
  /\bwish (?:it|this|the pain|something|someone) would(?: just)? (?:kill me|finish me)\b|\bwant someone to kill me\b/,
  /\bnever (?:been|was|were) born\b/,
  /\b(?:hope|pray|praying|hoping|wish|rather)\b.*\b(?:dont|wont|didnt|wouldnt|not|never)(?: \w+)? (?:wake|waking|woke) up\b(?! (?:at|so|early|to (?:pee|wee)|with|in pain|every|five|three|twice))/,
  /\b(?:sleep|asleep|bed|eyes)\b.* (?:and|to) (?:just )?(?:not|never)(?: \w+)? (?:wake up|wake|waking up|open them)\b(?! (?:at|so|early|to (?:pee|wee)|with|every|five|three|twice))/,
  /\b(?:sleep|asleep) for ?ever\b(?! (?:on|in))/,
  /\b(?:wouldnt|would not|dont|not) (?:care|mind|be bothered|be sad) if i (?:died|die|didnt wake|dont wake|was dead|were dead|got hit|never woke|wasnt here|get hit)/,
  new RegExp(
    `\\b(?:want to|going to|could just|wish i could) (?:disappear|vanish|be gone|cease to exist|stop existing|not exist|not be here|not be alive|be no more)\\b${NOT_HERE}`,
  ),
  // Not to want to be here.
  new RegExp(
    `\\b(?:dont|didnt|no longer|not|never) (?:really |even |just |actually )?(?:want|wish|wanting)(?: to)? (?:be here|be alive|be around|exist|keep living|live|go on living|carry on living|be on this (?:earth|planet)|be in this world|be part of this world|stay alive|wake up)(?: (?:any more|tomorrow|again|ever again|in the morning|tonight|at all|now|today|like this|with this pain|in this body|in pain|if this is it))*(?: (?:and|but|because|cos|so|im|i|it|please|sorry)\\b.*)?$`,
  ),
  /\b(?:dont|didnt|no longer) want to (?:be here|live|be alive|exist|go on|carry on) (?:any more|at all|like this)\b/,
  /\b(?:dont|no longer) want (?:this life|my life|to do life)\b/,
  /\bcant (?:go on|carry on|keep living|live)(?: (?:like this|any more|living|with this pain))*$|\bcant (?:go on|carry on) (?:living|any more|like this)\b|\bcant (?:live any more|keep living|live with this any more|face (?:living|another day|life)|do life)\b/,
  /\b(?:no|any|see the|the|what is the|whats the|a) (?:reason|point)(?: left)?(?: (?:to|in|of|for|for me to))?(?: me| my)? (?:live|living|go on|going on|be alive|being alive|be here|being here|exist|existing|keep going|keep living|carry on|carrying on|life)\b(?! (?:to|with the|on))/,
  /\b(?:nothing|no one|nobody) (?:left )?(?:to|worth) (?:live|living) for\b/,
  /\b(?:life|living|it|this)(?: is| isnt|s| s)?(?: not| just not| really not)? ?worth living\b/,
  /\bno will to live\b|\b(?:lost|losing|lose) (?:my|the|all) will to live\b(?! (?:in|waiting|on|at|during|watching|by|when))/,
  /\bhate (?:being alive|living|my life and|that im (?:still )?alive|waking up alive)\b/,
  /\bwhy am i (?:still )?(?:alive|living|even alive)\b|\bshould(?:nt| not) be alive\b/,
  /\b(?:only|no|a|any) (?:other )?way out(?: (?:is|for me|left|any more|but|of this life|except|of this)\b.*)?$/,
  // Farewells.
  /\b(?:goodbye|suicide|farewell) (?:letters?|notes?)\b|\b(?:said|say|saying|written|writing|wrote) my (?:last |final )?goodbyes?\b|\bgoodbye (?:world|everyone|everybody|cruel world)\b/,
  /\b(?:im|i am|am|being|feel like|like|just|such|only) (?:just |only |nothing but |such )*a burden (?:to|on|for) (?:everyone|everybody|them all|all of them|the world|everybody else|all)\b/,
  /\b(?:gun|knife|rope|noose) (?:to|around|round) my (?:head|neck|throat)\b/,
]

/** Parts of a sentence that are about others, about a film, or that deny it. They are taken out before phrases are compared. */
const HARMLESS: readonly RegExp[] = [
  /\b(?:asked|asks|asking|checked|checks|screened|questionnaire)(?: me)? (?:if|about|whether|for)\b.*\b(?:no|nope|not|didnt|dont|never|fine|ok|none)\b.*/g,
  /\b(?:not|never|dont|careful|warned|avoid|risk of|by accident|accidental|accidentally|afraid of)(?: \w+){0,3} overdose\b/g,
  /\b(?:social|career|diet|food|bladder|commercial|professional) suicide\b|\bsuicide (?:for|on|to) (?:my|the|your|me|your)\b/g,
  /\b(?:never|not|no|isnt|arent|wasnt|without|denied|stopped|dont (?:have|feel|get)|didnt (?:have|feel)|deny)(?: (?:been|feeling|felt|at all|any|having|had|a|thinking|thought|of|about|remotely|actively|me|am|im))*(?: (?:thoughts? (?:of|about)|bit))? (?:suicidal(?: thoughts?)?|suicide|self harm)\b/g,
  /\b(?:dont|didnt|do not|never|not|no longer) (?:really |actually |even )?(?:want|wanted|wish|going|plan|planning|wanting|feel like|ready)(?: to)? (?:die|dying|kill myself|end it all|end my life|be dead|hurt myself|harm myself|self harm)\b/g,
  /\b(?:never|not|wouldnt|wont|dont) (?:kill|killing|hurt|harm|end my life|harming|hurting|ever kill|ever hurt|ever harm)(?: myself)?\b/g,
  /\bsuicide (?:squad|prevention|awareness|film|movie|series|book|song|documentary|burn|drill|drills|run|runs|hotline|helpline)\b/g,
  /\b(?:film|movie|series|book|song|documentary|drama|play|episode|podcast|article|programme|lecture|training|talk|novel|news|story)(?: \w+){0,4} suicide\b/g,
  /\b(?:his|her|their|whose|friends?|neighbours?|uncles?|aunts?|cousins?|colleagues?|brothers?|sisters?|he|she|they|someone|somebody|celebrity|man|woman|lad|girl|boy)(?: \w+){0,4} (?:suicide|suicidal|(?:killed|hanged|harmed|hurt) (?:himself|herself|themselves)|self harm)\b/g,
]

/** The sentences of a text as lower-case words of plain letters and digits. */
function sentencesOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’‘`´]/g, '')
    .split(/[.!?;:\n…()]+/)
    .map((sentence) => {
      const words = sentence
        .replaceAll(/[^a-z0-9]+/g, ' ')
        .replaceAll(/([a-z])\1{2,}/g, '$1$1')
        .trim()
      return SPELLINGS.reduce((result, [word, spellings]) => result.replaceAll(spellings, word), words)
    })
}

/**
 * Whether a text speaks of the writer's own suicide, of self-harm or of a wish to be dead. Made for English.
 * Source: requirement CARE-03.
 */
export function speaksOfSuicide(text: string): boolean {
  return sentencesOf(text).some((sentence) => {
    const rest = HARMLESS.reduce((result, pattern) => result.replaceAll(pattern, ' – '), sentence)
    return PHRASES.some((phrase) => phrase.test(rest))
  })
}
