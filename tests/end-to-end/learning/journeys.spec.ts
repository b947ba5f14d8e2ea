/** Tests the journeys of a pupil and of a teacher on one site, which imports its photographs once. */
import { pupilLearns } from './pupil-journey.ts'
import { teacherPrepares } from './teacher-journey.ts'

for (const language of ['en', 'zh'] as const) {
  for (const width of [390, 1440]) {
    pupilLearns(language, width)
    teacherPrepares(language, width)
  }
}
