<?php

/*
 * Simulates the request of a visitor for the front page, before WordPress is loaded on the command line. The URL of the
 * site is in `$courantUrl`.
 */

declare(strict_types=1);

/** @var string $courantUrl */
$courantPort = parse_url($courantUrl, PHP_URL_PORT);
$_SERVER['HTTP_HOST'] = parse_url($courantUrl, PHP_URL_HOST) . (is_int($courantPort) ? ':' . $courantPort : '');
$_SERVER['SERVER_NAME'] = parse_url($courantUrl, PHP_URL_HOST);
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI'] = '/';
$_SERVER['REMOTE_ADDR'] = '127.0.0.1';
