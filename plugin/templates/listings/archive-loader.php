<?php

/**
 * Template that WordPress includes for an archive of openings; see listings/archive.php for the markup.
 *
 * @package CourantDesk
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

/**
 * Prints the archive of openings.
 *
 * @since 0.1.0
 */
do_action('courant_desk_print_archive');
