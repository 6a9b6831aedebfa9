#!/bin/sh
# Runs in a D-Bus session of its own: a window manager, a speech dispatcher without sound, Orca, and Firefox with the page $1.
# HOME and XDG_RUNTIME_DIR are empty folders. Orca writes what it says into $HOME/orca.log.
mkdir -p "$HOME/.config/speech-dispatcher/modules" "$HOME/.local/share/orca" "$HOME/profile"
cat > "$HOME/.config/speech-dispatcher/speechd.conf" <<'END'
CommunicationMethod "unix_socket"
AddModule "silent" "sd_generic" "silent.conf"
DefaultModule silent
END
cat > "$HOME/.config/speech-dispatcher/modules/silent.conf" <<'END'
GenericExecuteSynth "true"
GenericLanguage "en" "en" "utf-8"
AddVoice "en" "MALE1" "en"
END
# A page is read when the visitor moves, not whole at once; keys are not repeated.
cat > "$HOME/.local/share/orca/orca-customizations.py" <<'END'
import orca.settings
orca.settings.sayAllOnLoad = False
orca.settings.enableKeyEcho = False
orca.settings.enableEchoByCharacter = False
orca.settings.enableBraille = False
END
cat > "$HOME/profile/user.js" <<'END'
user_pref("accessibility.force_disabled", -1);
user_pref("browser.aboutwelcome.enabled", false);
user_pref("browser.preonboarding.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.homepage_override.mstone", "ignore");
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("termsofuse.bypassNotification", true);
user_pref("signon.rememberSignons", false);
user_pref("extensions.formautofill.addresses.enabled", false);
user_pref("widget.use-xdg-desktop-portal.file-picker", 0);
END
openbox &
/usr/libexec/at-spi-bus-launcher --launch-immediately &
sleep 1
for property in IsEnabled ScreenReaderEnabled; do
	dbus-send --session --print-reply --dest=org.a11y.Bus /org/a11y/bus org.freedesktop.DBus.Properties.Set \
		string:org.a11y.Status "string:$property" variant:boolean:true
done
speech-dispatcher --spawn -C "$HOME/.config/speech-dispatcher"
orca --replace -d braille --debug-file="$HOME/orca.log" &
sleep 6
exec firefox-esr --no-remote --profile "$HOME/profile" --width 1280 --height 900 "$1"
