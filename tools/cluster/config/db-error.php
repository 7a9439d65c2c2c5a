<?php

declare(strict_types=1);

// wp-content/db-error.php: WordPress responds to admin-ajax calls with 200 when no database node can be reached.
error_log('No database: ' . mysqli_connect_errno() . ' ' . mysqli_connect_error());
header('HTTP/1.1 503 Service Unavailable');
header('Retry-After: 5');
header('Content-Type: text/plain; charset=utf-8');
header('Cache-Control: no-store');
echo 'The site cannot reach its database. Please try again in a few seconds.';
