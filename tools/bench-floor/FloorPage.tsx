import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, type RouteObject } from 'react-router-dom';
import { Line, LineChart, XAxis, YAxis } from 'recharts';

const data = Array.from({ length: 12 }, (_, month) => ({ month: month + 1, score: 650 + 7 * month }));

/** A header with a link and a button, a heading, and one chart, each with its library's default look. */
function FloorPage() {
  const [presses, setPresses] = useState(0);
  return (
    <>
      <CssBaseline />
      <AppBar position="static">
        <Toolbar>
          <Link to="/">Home</Link>
          <Button color="inherit" data-pressed={presses} onClick={() => setPresses(presses + 1)}>
            {`Pressed ${presses}`}
          </Button>
        </Toolbar>
      </AppBar>
      <Container component="main">
        <Typography variant="h1">The smallest page</Typography>
        <LineChart width={320} height={200} data={data}>
          <XAxis dataKey="month" />
          <YAxis />
          <Line dataKey="score" />
        </LineChart>
      </Container>
    </>
  );
}

export const routes: RouteObject[] = [{ path: '*', element: <FloorPage /> }];
