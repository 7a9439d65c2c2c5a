<?php

/**
 * Template Name: Without sidebar
 * Template Post Type: post, page
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

get_template_part(is_page() ? 'page' : 'single');
