<?php

declare(strict_types=1);

namespace Courant;

use Courant\Components\BackToTop;
use Courant\Components\CategoryDropdown;
use Courant\Components\ColorScheme;
use Courant\Components\MissedArticles;
use Courant\Components\NewsTicker;
use Courant\Components\SavedItems;
use Courant\Content\ChatSpeakers;
use Courant\Content\CommentReplyLinks;
use Courant\Content\DarkModeColors;
use Courant\Content\Excerpts;
use Courant\Content\HeadingDemoter;
use Courant\Content\NativeMediaPlayers;
use Courant\Content\PasswordForm;
use Courant\Content\PostAuthorLabel;
use Courant\Content\QuoteSources;
use Courant\Content\ScrollableTables;
use Courant\Customizer\AppearanceStyles;
use Courant\Customizer\ArticleLayout;
use Courant\Customizer\CategoryColors;
use Courant\Customizer\CustomizerModule;
use Courant\Customizer\PostLayout;
use Courant\Customizer\PostLayoutMetaBox;
use Courant\Customizer\PresetPalette;
use Courant\FrontPage\FrontPageModule;
use Courant\Images\AboveTheFoldImages;
use Courant\Images\ImageFormats;
use Courant\Images\ImageSizes;
use Courant\Images\ImageSizesAttribute;
use Courant\Images\Logo;
use Courant\Images\PhotoCredit;
use Courant\Menus\NavigationMenus;
use Courant\Menus\SubmenuDisclosure;
use Courant\Migration\PreviousThemeMigration;
use Courant\Seo\MetaTags;
use Courant\Widgets\LatestComments;
use Courant\Widgets\WidgetAreas;
use Courant\Widgets\LatestPosts;
use Courant\Widgets\WidgetsModule;

/**
 * Registers all modules of the theme.
 */
final class Theme
{
    public static function boot(): void
    {
        foreach (self::modules() as $feature) {
            $feature->boot();
        }
    }

    /**
     * Returns all modules.
     *
     * @return list<Module>
     */
    public static function modules(): array
    {
        return [...self::templateModules(), ...self::optionModules()];
    }

    /**
     * Templates, navigation and content.
     *
     * @return list<Module>
     */
    private static function templateModules(): array
    {
        return [
            new ThemeSetup(),
            new NewerThemeJson(),
            new TemplateParts(),
            new NavigationMenus(),
            new SubmenuDisclosure(),
            new WidgetAreas(),
            new LatestComments(),
            new Assets(),
            new ConditionalStylesheets(),
            new CachePrimer(),
            new CorePresets(),
            new CoreBlockStylesheets(),
            new BlockThemeStyles(),
            new UnusedCoreRules(),
            new Islands(),
            new AuthorPortrait(),
            new AuthorSections(),
            new LocalAvatars(),
            new OpeningPages(),
            new SearchFilters(),
            SearchKinds::module(),
            new ApplicantPortal(),
            new DarkModeColors(),
            new HeadingDemoter(),
            new Excerpts(),
            new PasswordForm(),
            new NativeMediaPlayers(),
            new CommentReplyLinks(),
            new PostAuthorLabel(),
            new ChatSpeakers(),
            new QuoteSources(),
            new ScrollableTables(),
            new FrontPageModule(),
            new BackToTop(),
        ];
    }

    /**
     * Controls, images and options.
     *
     * @return list<Module>
     */
    private static function optionModules(): array
    {
        return [
            new CategoryDropdown(),
            new MissedArticles(),
            new ColorScheme(),
            new NewsTicker(),
            new SavedItems(),
            new ImageSizesAttribute(),
            new AboveTheFoldImages(),
            new ImageFormats(),
            new Logo(),
            new ImageSizes(),
            new PhotoCredit(),
            new PreviousThemeMigration(),
            new BlockStyles(),
            new StarterContent(),
            new WidgetsModule(),
            new LatestPosts(),
            new CategoryColors(),
            new CustomizerModule(),
            new AppearanceStyles(),
            new PresetPalette(),
            new PostLayout(),
            new ArticleLayout(),
            new PostLayoutMetaBox(),
            new MetaTags(),
        ];
    }
}
