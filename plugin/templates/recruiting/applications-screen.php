<?php

/**
 * Prints the Applications screen: list, board or one application, read-only. Its script replaces it with the
 * editable version.
 *
 * @package CourantDesk
 * @var \CourantDesk\Recruiting\Admin\ApplicationsScreenView $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

defined('ABSPATH') || exit;
?>
<div class="wrap courant-screen">
    <h1 class="wp-heading-inline"><?php esc_html_e('Applications', 'courant-desk'); ?></h1>
    <hr class="wp-header-end">
    <noscript>
        <div class="notice notice-info inline">
            <p>
                <?php esc_html_e('Without JavaScript, this screen is read-only.', 'courant-desk'); ?>
                <a href="<?php echo esc_url($view->plainUrl); ?>"><?php
                    esc_html_e('Continue without JavaScript', 'courant-desk');
                ?></a>
            </p>
        </div>
    </noscript>
    <div id="courant-applications-server">
        <?php if ($view->problem !== '') : ?>
            <div class="notice notice-error inline"><p><?php echo esc_html($view->problem); ?></p></div>
        <?php endif; ?>
        <?php if ($view->folders !== []) : ?>
            <div class="courant-bar">
                <nav class="courant-tabs" aria-label="<?php esc_attr_e('Folders', 'courant-desk'); ?>">
                    <?php foreach ($view->folders as $link) : ?>
                        <a href="<?php
                            echo esc_url($link->url);
                        ?>"<?php echo $link->isCurrent ? ' aria-current="page"' : ''; ?>>
                            <?php echo esc_html($link->label); ?>
                            <?php if ($link->count !== '') : ?>
                                <span class="courant-count"><?php echo esc_html($link->count); ?></span>
                            <?php endif; ?>
                        </a>
                    <?php endforeach; ?>
                </nav>
                <?php if ($view->layouts !== []) : ?>
                    <nav class="courant-tools" aria-label="<?php esc_attr_e('Layout', 'courant-desk'); ?>">
                        <?php foreach ($view->layouts as $link) : ?>
                            <a class="components-button is-secondary is-next-40px-default-size" href="<?php
                                echo esc_url($link->url);
                            ?>"<?php
                                echo $link->isCurrent ? ' aria-current="true"' : '';
                            ?>><?php echo esc_html($link->label); ?></a>
                        <?php endforeach; ?>
                    </nav>
                <?php endif; ?>
            </div>
        <?php endif; ?>
        <?php if ($view->rows !== null) : ?>
            <div class="courant-list">
                <?php if ($view->stages !== []) : ?>
                    <nav class="courant-stages" aria-label="<?php esc_attr_e('Stages', 'courant-desk'); ?>">
                        <?php foreach ($view->stages as $link) : ?>
                            <a href="<?php echo esc_url($link->url); ?>" style="--stage: <?php
                                echo esc_attr($link->color);
                            ?>"<?php echo $link->isCurrent ? ' aria-current="true"' : ''; ?>>
                                <span><?php echo esc_html($link->label); ?></span>
                                <span class="courant-count"><?php echo esc_html($link->count); ?></span>
                            </a>
                        <?php endforeach; ?>
                    </nav>
                <?php endif; ?>
                <?php if ($view->rows === []) : ?>
                    <p class="courant-empty"><?php esc_html_e('No applications yet.', 'courant-desk'); ?></p>
                <?php else : ?>
                    <div class="courant-table">
                        <table class="widefat">
                            <caption class="screen-reader-text"><?php
                                esc_html_e('Applications', 'courant-desk');
                            ?></caption>
                            <thead>
                                <tr>
                                    <th scope="col"><?php esc_html_e('Applicant', 'courant-desk'); ?></th>
                                    <th scope="col"><?php esc_html_e('Job opening', 'courant-desk'); ?></th>
                                    <th scope="col"><?php esc_html_e('Stage', 'courant-desk'); ?></th>
                                    <th scope="col"><?php esc_html_e('Received', 'courant-desk'); ?></th>
                                </tr>
                            </thead>
                            <tbody>
                                <?php foreach ($view->rows as $row) : ?>
                                    <tr>
                                        <td class="courant-applicant" data-unread="<?php
                                            echo $row->isUnread ? 'true' : 'false';
                                        ?>">
                                            <a href="<?php echo esc_url($row->url); ?>">
                                                <?php if ($row->isUnread) : ?>
                                                    <span class="screen-reader-text"><?php
                                                        /* translators: %s: name of an applicant */ echo esc_html(
                                                            sprintf(__('Unread: %s', 'courant-desk'), $row->name)
                                                        );
                                                    ?></span>
                                                <?php endif; ?>
                                                <bdi class="courant-applicant__name"<?php
                                                    echo $row->isUnread ? ' aria-hidden="true"' : '';
                                                ?>><?php echo esc_html($row->name); ?></bdi>
                                            </a>
                                            <bdi class="courant-applicant__email"><?php
                                                echo esc_html($row->email);
                                            ?></bdi>
                                        </td>
                                        <td><bdi><?php echo esc_html($row->opening); ?></bdi></td>
                                        <td><span class="courant-pill" style="--stage: <?php
                                            echo esc_attr($row->color);
                                        ?>"><?php echo esc_html($row->stage); ?></span></td>
                                        <td><time datetime="<?php echo esc_attr($row->datetime); ?>"><?php
                                            echo esc_html($row->received);
                                        ?></time></td>
                                    </tr>
                                <?php endforeach; ?>
                            </tbody>
                        </table>
                    </div>
                <?php endif; ?>
                <nav class="courant-pagination" aria-label="<?php esc_attr_e('Pages', 'courant-desk'); ?>">
                    <span><?php echo esc_html($view->total); ?></span>
                    <?php if ($view->position !== '') : ?>
                        <span><?php echo esc_html($view->position); ?></span>
                    <?php endif; ?>
                    <?php foreach ($view->pages as $link) : ?>
                        <a class="components-button is-secondary is-next-40px-default-size" href="<?php
                            echo esc_url($link->url);
                        ?>"><?php
                            echo esc_html($link->label);
                        ?></a>
                    <?php endforeach; ?>
                </nav>
            </div>
        <?php endif; ?>
        <?php if ($view->columns !== null) : ?>
            <div class="courant-board" role="region" tabindex="0" aria-label="<?php
                esc_attr_e('Board', 'courant-desk');
            ?>">
                <?php foreach ($view->columns as $column) : ?>
                    <section class="courant-board-column" style="--stage: <?php echo esc_attr($column->color); ?>">
                        <h2>
                            <span><?php echo esc_html($column->stage); ?></span>
                            <span class="courant-count"><?php echo esc_html($column->total); ?></span>
                        </h2>
                        <ul>
                            <?php foreach ($column->rows as $row) : ?>
                                <li class="courant-tile" data-unread="<?php echo $row->isUnread ? 'true' : 'false'; ?>">
                                    <span class="courant-card-text">
                                        <a href="<?php echo esc_url($row->url); ?>"><bdi><?php
                                            echo esc_html($row->name);
                                        ?></bdi></a>
                                        <bdi class="courant-none"><?php echo esc_html($row->opening); ?></bdi>
                                        <time class="courant-none" datetime="<?php
                                            echo esc_attr($row->datetime);
                                        ?>"><?php echo esc_html($row->received); ?></time>
                                    </span>
                                </li>
                            <?php endforeach; ?>
                        </ul>
                        <?php if ($column->rows === []) : ?>
                            <p class="courant-none"><?php esc_html_e('No applications.', 'courant-desk'); ?></p>
                        <?php endif; ?>
                        <?php if ($column->moreUrl !== '') : ?>
                            <a class="components-button is-secondary is-next-40px-default-size" href="<?php
                                echo esc_url($column->moreUrl);
                            ?>"><?php
                                /* translators: %s: number */
                                echo esc_html(sprintf(__('Show all %s in the list', 'courant-desk'), $column->total));
                            ?></a>
                        <?php endif; ?>
                    </section>
                <?php endforeach; ?>
            </div>
        <?php endif; ?>
        <?php if ($view->detail !== null) : ?>
            <?php $row = $view->detail->row; ?>
            <nav class="courant-steps" aria-label="<?php esc_attr_e('Applications', 'courant-desk'); ?>">
                <?php foreach ($view->detail->links as $link) : ?>
                    <a class="components-button is-secondary is-next-40px-default-size" href="<?php
                        echo esc_url($link->url);
                    ?>"><?php
                        echo esc_html($link->label);
                    ?></a>
                <?php endforeach; ?>
            </nav>
            <div class="courant-card">
                <h2><bdi><?php echo esc_html($row->name); ?></bdi></h2>
                <dl class="courant-facts">
                    <div><dt><?php
                        esc_html_e('Job opening', 'courant-desk');
                    ?></dt><dd><bdi><?php echo esc_html($row->opening); ?></bdi></dd></div>
                    <div><dt><?php
                        esc_html_e('Stage', 'courant-desk');
                    ?></dt><dd><span class="courant-pill" style="--stage: <?php echo esc_attr($row->color); ?>"><?php
                        echo esc_html($row->stage);
                    ?></span></dd></div>
                    <div><dt><?php
                        esc_html_e('Received', 'courant-desk');
                    ?></dt><dd><time datetime="<?php echo esc_attr($row->datetime); ?>"><?php
                        echo esc_html($row->received);
                    ?></time></dd></div>
                    <div><dt><?php
                        esc_html_e('Email', 'courant-desk');
                    ?></dt><dd><a href="<?php echo esc_url('mailto:' . $row->email); ?>"><bdi><?php
                        echo esc_html($row->email);
                    ?></bdi></a></dd></div>
                    <?php foreach ($view->detail->facts as $fact) : ?>
                        <div><dt><?php
                            echo esc_html($fact['label']);
                        ?></dt><dd class="courant-lines" dir="auto"><?php echo esc_html($fact['value']); ?></dd></div>
                    <?php endforeach; ?>
                </dl>
            </div>
            <?php if ($view->detail->letter !== '') : ?>
                <div class="courant-card">
                    <h3><?php esc_html_e('Cover letter', 'courant-desk'); ?></h3>
                    <div class="courant-cover-letter" dir="auto"><?php echo esc_html($view->detail->letter); ?></div>
                </div>
            <?php endif; ?>
            <?php if ($view->detail->files !== []) : ?>
                <div class="courant-card">
                    <h3><?php esc_html_e('Files', 'courant-desk'); ?></h3>
                    <ul class="courant-files">
                        <?php foreach ($view->detail->files as $file) : ?>
                            <li>
                                <?php if ($file['url'] !== '') : ?>
                                    <a href="<?php echo esc_url($file['url']); ?>"><bdi><?php
                                        echo esc_html($file['name']);
                                    ?></bdi></a>
                                <?php else : ?>
                                    <bdi><?php
                                        echo esc_html($file['name']);
                                    ?></bdi>: <?php echo esc_html($file['warning']); ?>
                                <?php endif; ?>
                            </li>
                        <?php endforeach; ?>
                    </ul>
                </div>
            <?php endif; ?>
        <?php endif; ?>
    </div>
    <div id="courant-recruiting"></div>
</div>
