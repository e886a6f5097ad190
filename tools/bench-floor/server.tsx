import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { routes } from './FloorPage';

export const renderFloor = (): string =>
  renderToString(<RouterProvider router={createMemoryRouter(routes)} />);
