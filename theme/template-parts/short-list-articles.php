<?php

/**
 * The latest and the most read articles, below a list that has only a few entries.
 */

declare(strict_types=1);

use Courant\View\ShortListArticles;

defined('ABSPATH') || exit;

foreach (ShortListArticles::groups() as $group) {
    get_template_part('template-parts/front-page/article-row', null, $group);
}
