<?php

/**
 * Template Name: Magazine
 *
 * A page that shows the magazine, its own text above it.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

get_template_part('template-parts/front-page/magazine');
