/** Generates the host configuration files in hosts/ from table.mjs, each in its host's syntax. */
import {
  cacheControl,
  contentTypes,
  doubledSlash,
  encodings,
  hasCharset,
  hiddenPaths,
  immutableFolder,
  notFoundDocument,
  otherType,
  securityHeaders,
  shownFolder,
  strictTransport,
} from './table.mjs';

/**
 * @typedef {object} Site
 * @property {string} origin where the site is published, such as "https://www.example.com"
 * @property {readonly string[]} paths the URL paths of its pages
 */

/** The folder of the built site on machines with nginx or Caddy. */
const folder = '/srv/larkfield-prep';

/**
 * @param {Site} site
 * @returns {Readonly<Record<string, string>>} the content of each file by file name
 */
export function hostFiles({ origin, paths }) {
  const { host } = new URL(origin);
  return {
    'nginx.conf': nginxConf(host),
    Caddyfile: caddyfile(host),
    _headers: headersFile(),
    _redirects: redirectsFile(paths),
  };
}

const headers = Object.entries(securityHeaders);
const types = Object.entries(contentTypes);
const texts = types.filter(([, { isText }]) => isText);

/** @param {readonly string[]} lines */
const note = (lines) =>
  [...lines, 'Written by "npm run hosts" from tools/hosts/table.mjs: change it there.']
    .map((line) => `# ${line}`)
    .join('\n');

/** @param {string} host */
const nginxConf = (host) => `${note([
  `The site for nginx: the server for /etc/nginx/conf.d/, with the built site in ${folder}.`,
])}

# In a map, so that no location has an add_header of its own, which would drop those of the server.
map $uri $larkfield_cache_control {
    default "${cacheControl.other}";
    ~^${immutableFolder} "${cacheControl.immutable}";
}

server {
    listen 80;
    server_name ${host};
    root ${folder};

    # "always": errors have them as well.
${headers.map(([name, value]) => `    add_header ${name} "${value}" always;`).join('\n')}
    add_header Cache-Control $larkfield_cache_control always;
    # Once the site has HTTPS and will keep it:
    # add_header ${strictTransport.name} "${strictTransport.value}" always;

    default_type ${otherType};
    types {
${types.map(([ending, { type }]) => `        ${type} ${ending};`).join('\n')}
    }
    charset utf-8;
    charset_types ${listed(types.filter(([, { type }]) => hasCharset(type) && type !== 'text/html'))};

    # The build has packed every text file. With the package libnginx-mod-http-brotli-static, uncomment the last line: brotli is an
    # eighth smaller.
    gzip_static on;
    gzip_vary on;
    # brotli_static on;
    # A file that was added by hand has no packed copy.
    gzip on;
    gzip_types ${listed(texts.filter(([ending]) => ending !== 'html'))};

    sendfile on;
    tcp_nopush on;

    # A folder's document without a redirect, for /about and /about/.
    merge_slashes off;
    location / {
        try_files $uri $uri/index.html =404;
    }
    # Dot files, packed copies, and more slashes than needed are no addresses. Certificates are confirmed under ${shownFolder}
    location ~ "${[doubledSlash, ...hiddenPaths].join('|')}" {
        return 404;
    }
    location ^~ ${shownFolder} {
        try_files $uri =404;
    }
    # An address that can't be decoded, as "/%", is a page that isn't there.
    error_page 400 404 =404 ${notFoundDocument};
    location = ${notFoundDocument} {
        internal;
    }
}
`;

/** @param {typeof types} rows */
const listed = (rows) => [...new Set(rows.map(([, { type }]) => type))].join(' ');

/** @param {string} host */
const caddyfile = (host) => `${note([
  `The site for Caddy, which gets the certificate by itself: import it in /etc/caddy/Caddyfile, with the built site in ${folder}.`,
])}

${host} {
	root * ${folder}
	header {
${headers.map(([name, value]) => `\t\t${name} "${value}"`).join('\n')}
		Cache-Control "${cacheControl.other}"
		# Once the site will keep HTTPS:
		# ${strictTransport.name} "${strictTransport.value}"
	}

	# In this order: what is set after try_files is set for files that are there.
	route {
		# Dot files, packed copies, and more slashes than needed are no addresses. Certificates are confirmed under ${shownFolder}
		@hidden {
			path_regexp (?:${hiddenPaths.join('|')})
			not path ${shownFolder}*
		}
		@doubled path *${doubledSlash}*
		@write not method GET HEAD
		error @hidden 404
		error @doubled 404
		error ${notFoundDocument} 404
		error @write 405
		# A folder's document without a redirect, for /about and /about/.
		try_files {path} {path}/index.html =404
		header ${immutableFolder}* Cache-Control "${cacheControl.immutable}"
${types.map(([ending, { type }]) => `\t\t@${ending} path *.${ending}\n\t\theader @${ending} Content-Type "${hasCharset(type) ? `${type}; charset=utf-8` : type}"`).join('\n')}
		@packed path ${texts.map(([ending]) => `*.${ending}`).join(' ')}
		# "defer": file_server adds the same one to a packed file.
		header @packed {
			Vary Accept-Encoding
			defer
		}
		file_server {
			precompressed ${encodings.map(({ name }) => name).join(' ')}
			disable_canonical_uris
		}
	}

	handle_errors {
		@notFound expression {err.status_code} == 404
		handle @notFound {
			rewrite * ${notFoundDocument}
			# The page is sent whole, whatever was asked for.
			request_header -If-None-Match
			request_header -If-Modified-Since
			request_header -Range
			header {
				Vary Accept-Encoding
				defer
			}
			file_server {
				precompressed ${encodings.map(({ name }) => name).join(' ')}
				disable_canonical_uris
			}
		}
	}
}
`;

const headersFile = () => `${note([
  'The response headers for hosts of static pages that read this file (Netlify, Cloudflare Pages): it belongs beside index.html.',
  `Only ${immutableFolder} has a Cache-Control here: both hosts have browsers check everything else each time, as "${cacheControl.other}"`,
  'would, and one of them would join the values of two rules into one header.',
])}

/*
${headers.map(([name, value]) => `  ${name}: ${value}`).join('\n')}
  # Once the site has HTTPS at its own address and will keep it:
  # ${strictTransport.name}: ${strictTransport.value}

${immutableFolder}*
  Cache-Control: ${cacheControl.immutable}

/manifest.webmanifest
  Content-Type: ${contentTypes['webmanifest']?.type}
`;

/** @param {readonly string[]} paths */
const redirectsFile = (paths) => `${note([
  'Addresses for hosts of static pages that read this file (Netlify, Cloudflare Pages): it belongs beside index.html.',
  'Each page without a slash at its end is sent as it is, where the host would first redirect to the address with one.',
  'What is in no line and has no file gets 404.html with status 404: both hosts do that by themselves.',
])}

${paths
  .filter((path) => path !== '/')
  .map((path) => `${path} ${path}/ 200`)
  .join('\n')}
`;
