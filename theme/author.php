<?php

/**
 * The archive of an author's articles.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

get_template_part('archive');
