<?php

/**
 * The site's articles: as a magazine when they are the front page, else as a list.
 */

declare(strict_types=1);

use Courant\View\Layout;

defined('ABSPATH') || exit;

get_template_part(Layout::isMagazine() ? 'template-parts/magazine' : 'archive');
