/** Every bird of the sample collection, in the order in which it is loaded. */
import type { SpeciesDrawings } from '../species-drawings.ts'
import { aixGalericulata } from './aix-galericulata.ts'
import { alcedoAtthis } from './alcedo-atthis.ts'
import { egrettaGarzetta } from './egretta-garzetta.ts'
import { laniusSchach } from './lanius-schach.ts'
import { motacillaAlba } from './motacilla-alba.ts'
import { parusMinor } from './parus-minor.ts'
import { passerMontanus } from './passer-montanus.ts'
import { picaSerica } from './pica-serica.ts'
import { pycnonotusSinensis } from './pycnonotus-sinensis.ts'
import { spilopeliaChinensis } from './spilopelia-chinensis.ts'
import { tachybaptusRuficollis } from './tachybaptus-ruficollis.ts'
import { turdusMandarinus } from './turdus-mandarinus.ts'
import { urocissaErythroryncha } from './urocissa-erythroryncha.ts'

export const allBirds: SpeciesDrawings[] = [
  passerMontanus,
  pycnonotusSinensis,
  turdusMandarinus,
  picaSerica,
  spilopeliaChinensis,
  tachybaptusRuficollis,
  egrettaGarzetta,
  alcedoAtthis,
  aixGalericulata,
  parusMinor,
  motacillaAlba,
  urocissaErythroryncha,
  laniusSchach,
]
