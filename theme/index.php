<?php

/**
 * Fallback for lists without a more specific template.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

get_template_part('archive');
