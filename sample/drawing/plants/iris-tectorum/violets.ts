/** 鸢尾: the violets of the iris flower and their shadow. */
import { ink } from '../../kit/relief.ts'

export const [violet, blue, pale] = [ink('#4f3f94'), ink('#8878c2'), ink('#d9d2ee')]

export const skinShadow = [120, 108, 168] as const
