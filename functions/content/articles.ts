import type { BundledArticle } from './bundled-article.ts'
import { coffeeTeaAndDrinks } from './diet/coffee-tea-and-drinks.ts'
import { constipation } from './diet/constipation.ts'
import { eatingOut } from './diet/eating-out.ts'
import { testingFoods } from './diet/testing-foods.ts'
import { water } from './diet/water.ts'
import { afterAFlare } from './mind-body/after-a-flare.ts'
import { diaryForADoctor } from './mind-body/diary-for-a-doctor.ts'
import { firstHour } from './mind-body/first-hour.ts'
import { forPartnersAndFriends } from './mind-body/for-partners-and-friends.ts'
import { icOrInfection } from './mind-body/ic-or-infection.ts'
import { periods } from './mind-body/periods.ts'
import { talkingToADoctor } from './mind-body/talking-to-a-doctor.ts'
import { tests } from './mind-body/tests.ts'
import { travel } from './mind-body/travel.ts'
import { treatments } from './mind-body/treatments.ts'
import { work } from './mind-body/work.ts'
import { bladderTraining } from './pelvic-floor/bladder-training.ts'
import { lettingItDrop } from './pelvic-floor/letting-it-drop.ts'
import { movingGently } from './pelvic-floor/moving-gently.ts'
import { sexAndCloseness } from './pelvic-floor/sex-and-closeness.ts'
import { smallComforts } from './pelvic-floor/small-comforts.ts'
import { afterABadNight } from './sleep/after-a-bad-night.ts'
import { nights } from './sleep/nights.ts'
import { buildingYourNetwork } from './start-here/building-your-network.ts'
import { howStressAffects } from './start-here/how-stress-affects.ts'
import { howToTrack } from './start-here/how-to-track.ts'
import { icFriendlyDiet } from './start-here/ic-friendly-diet.ts'
import { understandingIc } from './start-here/understanding-ic.ts'
import { lowMood } from './stress/low-mood.ts'
import { onGuard } from './stress/on-guard.ts'
import { ridingAnUrge } from './stress/riding-an-urge.ts'
import { instillations } from './supplements/instillations.ts'
import { medicines } from './supplements/medicines.ts'
import { supplements } from './supplements/supplements.ts'

/** The articles that are part of the product, in the order of the editors' list. Source: requirement LEARN-15. */
export const BUNDLED_ARTICLES: readonly BundledArticle[] = [
  ...[understandingIc, howToTrack, icFriendlyDiet, howStressAffects, buildingYourNetwork],
  ...[firstHour, afterAFlare, icOrInfection, tests, treatments, periods],
  ...[diaryForADoctor, talkingToADoctor, work, travel, forPartnersAndFriends],
  ...[water, coffeeTeaAndDrinks, testingFoods, eatingOut, constipation],
  ...[supplements, medicines, instillations],
  ...[lettingItDrop, bladderTraining, movingGently, sexAndCloseness, smallComforts],
  ...[ridingAnUrge, onGuard, lowMood],
  ...[nights, afterABadNight],
]
