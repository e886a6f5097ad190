import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Component, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { pathOf } from '@/site';
import { MovedNodeBoundary } from './MovedNodeBoundary';

interface PartErrorBoundaryProps {
  /** Names the part at the start of a message: "The list". */
  readonly name: string;
  /** Called in the frame in which the message appears. */
  readonly onError?: () => void;
  readonly children: ReactNode;
}

/** Limits an error to the part of the page that threw it; the rest stays usable. */
export class PartErrorBoundary extends Component<PartErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onError?.();
  }

  override render() {
    if (!this.state.failed) return <MovedNodeBoundary>{this.props.children}</MovedNodeBoundary>;
    return (
      <Alert severity="error" role="alert" sx={{ my: 2 }}>
        <Typography variant="strong">{`${this.props.name} could not be shown`}</Typography>
        <Typography variant="body2" sx={{ mt: 0.5, mb: 2 }}>
          The mistake is ours, and nothing was deleted. You can export or delete your saved work under{' '}
          <Link component={RouterLink} to={pathOf('testResults')}>
            My Data
          </Link>
          .
        </Typography>
        <Button variant="outlined" onClick={() => this.setState({ failed: false })}>
          Try again
        </Button>
      </Alert>
    );
  }
}
