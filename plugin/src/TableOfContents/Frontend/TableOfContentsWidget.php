<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Frontend;

use CourantDesk\Kernel\Html;
use CourantDesk\Kernel\Utf8;
use WP_Widget;

/**
 * Widget with the table of contents of the current article. Uses the ID of the Easy Table of Contents widget, so that
 * existing widgets keep working.
 */
class TableOfContentsWidget extends WP_Widget
{
    /** @var 'widget'|'sticky' */
    protected string $form = 'widget';

    public function __construct(
        private readonly CurrentArticle $article,
        private readonly TableOfContentsRenderer $tables,
        string $id = 'ezw_tco',
        string $name = '',
        string $description = '',
        string $class = 'ez-toc',
    ) {
        parent::__construct($id, $name !== '' ? $name : __('Table of contents', 'courant-desk'), [
            'classname' => $class,
            'description' => $description !== ''
                ? $description
                : __('Lists the headings of the article on the page.', 'courant-desk'),
        ]);
    }

    /**
     * @param array<mixed> $args
     * @param array<mixed> $instance
     */
    public function widget($args, $instance): void
    {
        $post = is_front_page() ? null : $this->article->findPost();
        $options = WidgetOptionsParser::parseWidget($this->form, $instance, self::title($instance));
        $outline = $post === null || !EasyTocHooks::filterBoolean('sidebar_has_toc_filter', true)
            ? null
            : $this->article->findOutline($post, $options);
        if ($post === null || $outline === null) {
            return;
        }
        $table = $this->tables->render($post, $this->article->currentPage($post), $outline, $options);
        $prefix = $this->form === 'sticky' ? 'widget_sticky_' : '';
        (new Html(
            self::text($args, 'before_widget')
            . EasyTocHooks::captureAction($prefix . 'before_widget_container')
            . EasyTocHooks::captureAction($prefix . 'before_widget')
            . $table
            . EasyTocHooks::captureAction($prefix . 'after_widget')
            . EasyTocHooks::captureAction($prefix . 'after_widget_container')
            . self::text($args, 'after_widget')
        ))->print();
    }

    /** @param array<mixed> $instance */
    public function form($instance): string
    {
        printf(
            '<p><label for="%1$s">%2$s</label><input class="widefat" type="text" id="%1$s" name="%3$s" value="%4$s"></p>',
            esc_attr($this->get_field_id('title')),
            esc_html__('Title:', 'courant-desk'),
            esc_attr($this->get_field_name('title')),
            esc_attr(self::title($instance))
        );

        return '';
    }

    /**
     * @param array<mixed> $new
     * @param array<mixed> $old other stored settings of the widget are kept
     * @return array<mixed>
     */
    public function update($new, $old): array
    {
        return ['title' => self::title($new)] + $old;
    }

    /** @param array<mixed> $instance */
    private static function title(array $instance): string
    {
        return Utf8::truncate(Utf8::toSingleLine(wp_strip_all_tags(self::text($instance, 'title'))), 200);
    }

    /** @param array<mixed> $values */
    private static function text(array $values, string $key): string
    {
        $value = $values[$key] ?? '';

        return is_string($value) ? $value : '';
    }
}
