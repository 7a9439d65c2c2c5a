<?php

/**
 * The scan for markup that the Content-Security-Policy blocks, below the privacy settings.
 *
 * @package CourantDesk
 *
 * @var object{scan: \CourantDesk\Consent\Domain\PolicyScan, date: string, kinds: array<string, string>} $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

defined('ABSPATH') || exit;

?>
<section class="courant-policy-scan" id="courant-policy-scan" aria-labelledby="courant-policy-scan-title">
    <h2 id="courant-policy-scan-title"><?php esc_html_e('Scan for inline event handlers', 'courant-desk'); ?></h2>
    <p><?php
        esc_html_e('An enforced Content-Security-Policy blocks attributes such as onclick and URLs that start with javascript:. The scan reads one page of each template as a visitor sees it.', 'courant-desk');
    ?></p>
    <div id="courant-policy-scan-button"></div>
    <noscript><p><?php esc_html_e('The scan requires JavaScript.', 'courant-desk'); ?></p></noscript>
    <?php if ($view->scan->startedAt > 0) : ?>
        <p>
            <?php
            echo esc_html(sprintf(
                /* translators: 1: date and time, 2: number of pages, 3: number of pages that could not be read */
                __('Last scan: %1$s. Pages: %2$d. Pages that could not be read: %3$d.', 'courant-desk'),
                $view->date,
                $view->scan->pages,
                count($view->scan->failed) + count($view->scan->pending),
            ));
            ?>
        </p>
        <?php if ($view->scan->isComplete() && $view->scan->findings === []) : ?>
            <p><?php esc_html_e('Nothing was found that the policy would block.', 'courant-desk'); ?></p>
        <?php endif; ?>
    <?php endif; ?>
    <?php if ($view->scan->findings !== []) : ?>
        <div style="overflow-x: auto;" tabindex="0" role="region" aria-label="<?php
            esc_attr_e('Scan results', 'courant-desk');
        ?>">
        <table class="widefat striped">
            <thead>
                <tr>
                    <th scope="col"><?php esc_html_e('Type', 'courant-desk'); ?></th>
                    <th scope="col"><?php esc_html_e('Code', 'courant-desk'); ?></th>
                    <th scope="col"><?php esc_html_e('Plugin or theme', 'courant-desk'); ?></th>
                    <th scope="col"><?php esc_html_e('Page', 'courant-desk'); ?></th>
                </tr>
            </thead>
            <tbody>
                <?php foreach ($view->scan->findings as $finding) : ?>
                    <tr>
                        <td><?php echo esc_html($view->kinds[$finding->kind]); ?></td>
                        <td><code>&lt;<?php
                            echo esc_html($finding->tag);
                        ?>&gt;</code> <code><?php echo esc_html($finding->code); ?></code></td>
                        <td><?php
                            echo esc_html($finding->source === '' ? __('Unknown', 'courant-desk') : $finding->source);
                        ?></td>
                        <td><a href="<?php echo esc_url($finding->url); ?>"><?php
                            echo esc_html($finding->url);
                        ?></a></td>
                    </tr>
                <?php endforeach; ?>
            </tbody>
        </table>
        </div>
    <?php endif; ?>
</section>
