import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routes } from './FloorPage';

const root = document.querySelector('#root');
if (root === null) throw new Error('The document has no #root');
hydrateRoot(root, <RouterProvider router={createBrowserRouter(routes)} />);
