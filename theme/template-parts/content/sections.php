<?php

/**
 * Links to the sections of the site: the categories of the main navigation; without any, the largest categories.
 */

declare(strict_types=1);

use Courant\Menus\NavigationMenus;
use Courant\SiteOptions;

defined('ABSPATH') || exit;

$sections = NavigationMenus::categoryIds();
?>
<ul class="pills"><?php
    wp_list_categories([
        'title_li' => '',
        'depth' => -1,
        'show_option_none' => '',
    ] + ($sections === [] ? [
        'exclude' => [SiteOptions::number('default_category')],
        'parent' => 0,
        'number' => 8,
        'orderby' => 'count',
        'order' => 'DESC',
    ] : [
        'include' => $sections,
        'orderby' => 'include',
        'hide_empty' => false,
    ]));
?></ul>
