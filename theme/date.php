<?php

/**
 * The archive of articles of a year, a month or a day.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

get_template_part('archive');
