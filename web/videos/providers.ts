/** Lists the sites that host videos, with the addresses of their players and pages. */
export const providers = {
  bilibili: {
    name: { en: 'Bilibili', zh: '哔哩哔哩' },
    player: (id: string) => `https://player.bilibili.com/player.html?bvid=${id}&autoplay=1`,
    page: (id: string) => `https://www.bilibili.com/video/${id}`,
  },
  youtube: {
    // In a Chinese sentence, only Latin words have spaces around them.
    name: { en: 'YouTube', zh: ' YouTube ' },
    player: (id: string) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
    page: (id: string) => `https://www.youtube.com/watch?v=${id}`,
  },
}
