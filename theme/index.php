<?php

/**
 * Any list that has no template of its own.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

get_template_part('archive');
