/** Lists the widths in pixels, languages and colour schemes of the screenshots. */
export const looks = (['en', 'zh'] as const).flatMap((language) =>
  [360, 768, 1440].flatMap((width) =>
    (['light', 'dark'] as const).map((scheme) => ({
      language,
      width,
      scheme,
      /** `360-dark-zh` */
      name: `${width}-${scheme}-${language}`,
    })),
  ),
)

export type Look = (typeof looks)[number]
