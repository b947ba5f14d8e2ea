/** Every page, in the specification's order (section 2). */
import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('pages/database-plant.tsx', { id: 'home' }),
  route('databasePlant', 'pages/database-plant.tsx'),
  route('databaseBird', 'pages/database-bird.tsx'),
  route('home', 'pages/coming-soon.tsx', { id: 'home-page' }),
  route('glossary', 'pages/glossary-plant.tsx'),
  route('glossary/print', 'pages/glossary-plant-print.tsx'),
  route('glossaryBird', 'pages/glossary-bird.tsx'),
  route('glossaryBird/print', 'pages/glossary-bird-print.tsx'),
  route('search', 'pages/search-plant.tsx'),
  route('search/:name', 'pages/plant-profile.tsx'),
  route('search/:name/gallery', 'pages/plant-gallery.tsx'),
  route('searchBird', 'pages/search-bird.tsx'),
  route('searchBird/:name', 'pages/bird-profile.tsx'),
  route('searchBird/:name/gallery', 'pages/bird-gallery.tsx'),
  route('creation', 'pages/coming-soon.tsx', { id: 'creation' }),
  route('aboutUs', 'pages/coming-soon.tsx', { id: 'about-us' }),
  route('activities', 'pages/coming-soon.tsx', { id: 'activities' }),
  route('login', 'pages/login.tsx'),
  route('register', 'pages/register.tsx'),
  route('account', 'pages/account.tsx'),
  route('language', 'pages/language.ts'),
  route('api/docs', 'pages/api-docs.tsx'),
  route('*', 'pages/missing.tsx'),
] satisfies RouteConfig
