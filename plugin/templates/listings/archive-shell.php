<?php

/**
 * What WordPress includes for an archive of openings; the room of listings prints it (see listings/archive.php).
 *
 * @package CourantDesk
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

/** Prints the archive of openings. */
do_action('courant_desk_print_archive');
