/** Every plant of the sample collection, in the order in which it is loaded. */
import type { SpeciesDrawings } from '../species-drawings.ts'
import { acerPalmatum } from './acer-palmatum.ts'
import { bauhiniaBlakeana } from './bauhinia-x-blakeana.ts'
import { camelliaJaponica } from './camellia-japonica.ts'
import { camphoraOfficinarum } from './camphora-officinarum.ts'
import { chimonanthusPraecox } from './chimonanthus-praecox.ts'
import { chrysanthemumMorifolium } from './chrysanthemum-morifolium.ts'
import { diospyrosKaki } from './diospyros-kaki.ts'
import { forsythiaSuspensa } from './forsythia-suspensa.ts'
import { ginkgoBiloba } from './ginkgo-biloba.ts'
import { hemerocallisFulva } from './hemerocallis-fulva.ts'
import { hibiscusRosaSinensis } from './hibiscus-rosa-sinensis.ts'
import { hydrangeaMacrophylla } from './hydrangea-macrophylla.ts'
import { irisTectorum } from './iris-tectorum.ts'
import { lagerstroemiaIndica } from './lagerstroemia-indica.ts'
import { loropetalumRubrum } from './loropetalum-chinense-var-rubrum.ts'
import { magnoliaDenudata } from './magnolia-denudata.ts'
import { nelumboNucifera } from './nelumbo-nucifera.ts'
import { osmanthusFragrans } from './osmanthus-fragrans.ts'
import { paeoniaSuffruticosa } from './paeonia-suffruticosa.ts'
import { phyllostachysEdulis } from './phyllostachys-edulis.ts'
import { prunusMume } from './prunus-mume.ts'
import { punicaGranatum } from './punica-granatum.ts'
import { rosaChinensis } from './rosa-chinensis.ts'
import { taraxacumMongolicum } from './taraxacum-mongolicum.ts'
import { trifoliumRepens } from './trifolium-repens.ts'
import { wisteriaSinensis } from './wisteria-sinensis.ts'

export const allPlants: SpeciesDrawings[] = [
  ginkgoBiloba,
  magnoliaDenudata,
  prunusMume,
  camphoraOfficinarum,
  osmanthusFragrans,
  acerPalmatum,
  camelliaJaponica,
  hibiscusRosaSinensis,
  bauhiniaBlakeana,
  loropetalumRubrum,
  punicaGranatum,
  lagerstroemiaIndica,
  diospyrosKaki,
  chimonanthusPraecox,
  nelumboNucifera,
  paeoniaSuffruticosa,
  wisteriaSinensis,
  rosaChinensis,
  irisTectorum,
  hydrangeaMacrophylla,
  forsythiaSuspensa,
  hemerocallisFulva,
  taraxacumMongolicum,
  phyllostachysEdulis,
  chrysanthemumMorifolium,
  trifoliumRepens,
]
