<?php

/**
 * Fallback for lists without a template of their own.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

get_template_part('archive');
